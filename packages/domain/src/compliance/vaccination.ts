import type { Day } from '../calendar/index.ts';
import { findTarget, type Target } from '../catalogue/index.ts';
import { type Course, courseOf, judgeCourse, turnsOfCourse } from './course.ts';
import type { Dose } from './dose.ts';
import { betterOf, type Finding, missing, worseOf } from './finding.ts';
import type { Judge } from './judge.ts';
import type { PetRecords } from './pet-records.ts';
import type { Measure } from './proof.ts';
import type { VaccinationRequirement } from './rule.ts';
import { judgeStandIn, standInsFor, turnsOfStandIn } from './stand-in.ts';
import { isSatisfied } from './status.ts';
import { judgeStayAway, stayAwayWindows, turnsOfStayAway } from './stay-away.ts';

/** The courses of one target: all of them are needed, or any one is enough. */
type TargetCourses = { readonly courses: readonly Course[]; readonly needsAll: boolean };

function antigensOf(target: Target): readonly string[] {
  return target.allOf ?? target.anyOf ?? [];
}

/** A target the catalogue does not list has nothing that could meet it. */
const unlisted: TargetCourses = { courses: [], needsAll: true };

function targetCourses(
  target: Target | null,
  doses: readonly Dose[],
  requirement: VaccinationRequirement,
): TargetCourses {
  if (target === null) return unlisted;
  const counting = doses.filter(({ vaccine }) => !target.notFrom?.includes(vaccine.code));
  const courses = antigensOf(target).map((antigen) =>
    courseOf(
      counting.filter(({ vaccine }) => vaccine.antigens.includes(antigen)),
      requirement,
    ),
  );
  return { courses, needsAll: target.allOf !== undefined };
}

/** A target that needs all its antigens is as good as the worst of them, one that needs any as the best. */
function judgeTarget({ courses, needsAll }: TargetCourses, arrival: Day, measure: Measure): Finding {
  let decisive: Finding | null = null;
  for (const course of courses) {
    const finding = judgeCourse(course, arrival, measure);
    decisive = needsAll ? worseOf(decisive, finding) : betterOf(decisive, finding);
  }
  return decisive ?? missing;
}

/** Makes a vaccination rule ready; `doses` are the pet's, sorted, `stayDays` is the length of the stay. */
export function vaccinationJudge(
  requirement: VaccinationRequirement,
  doses: readonly Dose[],
  records: PetRecords,
  stayDays: number,
  soonDays: number,
): Judge {
  const asked = requirement.targets.map(findTarget);
  const reachDays = requirement.through === 'arrival' ? 0 : stayDays;
  const measure = { reachDays, soonDays, graceDays: requirement.graceDays ?? 0 };
  const targets = asked.map((target) => targetCourses(target, doses, requirement));
  const standIns = standInsFor(records, requirement);
  const antigens = new Set(asked.flatMap((target) => (target === null ? [] : antigensOf(target))));
  const windows = stayAwayWindows(doses, antigens, requirement.stayAway);

  const bestTarget = (arrival: Day): Finding =>
    targets.reduce<Finding | null>(
      (best, target) => betterOf(best, judgeTarget(target, arrival, measure)),
      null,
    ) ?? missing;

  return {
    at: (arrival) => {
      const away = judgeStayAway(windows, arrival);
      if (away !== null) return away;
      const byTargets = bestTarget(arrival);
      if (isSatisfied(byTargets.status)) return byTargets;
      return standIns
        .map((standIn) => judgeStandIn(standIn, arrival, reachDays))
        .reduce<Finding>((best, finding) => (finding === null ? best : betterOf(best, finding)), byTargets);
    },
    turns: (name) => {
      for (const { courses } of targets) for (const course of courses) turnsOfCourse(course, measure, name);
      for (const standIn of standIns) turnsOfStandIn(standIn, reachDays, name);
      turnsOfStayAway(windows, name);
    },
  };
}
