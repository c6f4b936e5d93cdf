import { epochMsOf, localTimeAt } from '../../calendar/index.ts';
import type { Need } from '../need.ts';
import { needsOf } from '../needs-of.ts';
import { nextPlanDay } from '../next-plan-day.ts';
import { type PlannedStage, planStages } from '../plan-stages.ts';
import { reminderInstant } from '../quiet-hours.ts';
import { type Stage, stageDay, stageOn, stages } from '../stage.ts';
import { chanceFrom, type Household, happen, type Pet, planInputOf, someHousehold } from './household.ts';

/** A reminder that rang. */
export type Ring = {
  readonly petId: string;
  readonly key: string;
  readonly stage: Stage;
  readonly atMs: number;
  readonly atOnce: boolean;
};

const hourMs = 3_600_000;
const start = '2026-01-01';
const startMs = epochMsOf(`${start}T00:00:00Z`) ?? 0;
export const hoursInYear = 366 * 24;

/** A way to find out what rings: told of every change, asked every hour. */
export type Method = { readonly changed: (nowMs: number) => void; readonly hour: (nowMs: number) => Ring[] };

/** Follows one family hour by hour; in any hour something may happen, then the method under test says what rings. */
export function liveYear(seed: number, method: (family: Household) => Method, look?: Look): Ring[] {
  const chance = chanceFrom(seed);
  const family = someHousehold(chance, start);
  const { changed, hour } = method(family);
  const rings: Ring[] = [];
  const listen = (nowMs: number, atOnce: boolean): void => {
    const rung = hour(nowMs).map((ring) => ({ ...ring, atOnce }));
    for (const ring of rung) look?.(family, ring);
    rings.push(...rung);
  };
  changed(startMs);
  listen(startMs, true);
  for (let index = 1; index < 366 * 24; index += 1) {
    const nowMs = startMs + index * hourMs;
    listen(nowMs, false);
    if (chance() > 0.002) continue;
    happen(chance, family, localTimeAt(nowMs, family.clock.timeZone).date);
    changed(nowMs);
    listen(nowMs, true);
  }
  return rings;
}

/** Looks at a ring while the family is as it was then. */
export type Look = (family: Household, ring: Ring) => void;

type Row = PlannedStage & { readonly key: string };

/** The product's way: plan when something changed or the plan says so, then take what is due. */
export function byPlan(family: Household): Method {
  const rows = new Map<string, readonly Row[]>();
  const planAt = new Map<string, number>();
  const rung = new Map<string, Set<Stage>>();
  const rungOf = (pet: Pet, key: string): Set<Stage> => rung.get(`${pet.id} ${key}`) ?? new Set();
  const plan = (pet: Pet, nowMs: number): void => {
    const { clock } = family;
    const { date: today } = localTimeAt(nowMs, clock.timeZone);
    const input = planInputOf(family, pet, today);
    const needs = input === null ? [] : needsOf(input);
    const before = rows.get(pet.id) ?? [];
    const rowsFor = (need: Need): Row[] => {
      const planned = new Set(before.filter(({ key }) => key === need.key).map(({ stage }) => stage));
      const history = { rung: rungOf(pet, need.key), planned };
      return planStages(need, history, { today, nowMs, clock }).map((row) => ({ ...row, key: need.key }));
    };
    rows.set(pet.id, needs.flatMap(rowsFor));
    planAt.set(pet.id, input === null ? Infinity : reminderInstant(nextPlanDay(input, needs), clock));
  };
  const takeDue = (pet: Pet, nowMs: number): Ring[] => {
    if ((planAt.get(pet.id) ?? 0) <= nowMs) plan(pet, nowMs);
    const planned = rows.get(pet.id) ?? [];
    rows.set(
      pet.id,
      planned.filter(({ dueMs }) => dueMs > nowMs),
    );
    return planned
      .filter(({ dueMs }) => dueMs <= nowMs)
      .map(({ key, stage }) => {
        rung.set(`${pet.id} ${key}`, rungOf(pet, key).add(stage));
        return { petId: pet.id, key, stage, atMs: nowMs, atOnce: false };
      });
  };
  return {
    changed: (nowMs) => {
      for (const pet of family.pets) plan(pet, nowMs);
    },
    hour: (nowMs) => family.pets.flatMap((pet) => takeDue(pet, nowMs)),
  };
}

/**
 * The slow way, without rows and due times: every day and after every change it asks anew what each pet needs, and
 * every hour which stage that is in. A stage rings at once when a change brought the need up, else in its morning.
 */
export function byAskingAgain(family: Household): Method {
  const rung = new Map<string, Stage>();
  const known = new Map<string, { today: string; needs: readonly Need[] }>();
  let coming = new Set<string>();
  let hasChanged = false;
  const needsToday = (pet: Pet, today: string): readonly Need[] => {
    const before = known.get(pet.id);
    if (before !== undefined && before.today === today && !hasChanged) return before.needs;
    const input = planInputOf(family, pet, today);
    const needs = input === null ? [] : needsOf(input);
    known.set(pet.id, { today, needs });
    return needs;
  };
  const ringIfDue = (pet: Pet, need: Need, today: string, nowMs: number): Ring[] => {
    const stage = stageOn(need, today);
    const name = `${pet.id} ${need.key}`;
    const last = rung.get(name);
    if (stage === null || (last !== undefined && stages.indexOf(last) >= stages.indexOf(stage))) return [];
    const waits = coming.has(name) || !hasChanged;
    if (waits && reminderInstant(stageDay(need, stage), family.clock) > nowMs) return [];
    if (!coming.has(name) && waits && reminderInstant(today, family.clock) > nowMs) return [];
    rung.set(name, stage);
    return [{ petId: pet.id, key: need.key, stage, atMs: nowMs, atOnce: false }];
  };
  return {
    changed: () => {
      hasChanged = true;
    },
    hour: (nowMs) => {
      const { date: today } = localTimeAt(nowMs, family.clock.timeZone);
      const morning = reminderInstant(today, family.clock) <= nowMs;
      const now = new Set<string>();
      const rings = family.pets.flatMap((pet) => {
        const needs = needsToday(pet, today);
        for (const { key } of needs) {
          const name = `${pet.id} ${key}`;
          if (hasChanged || morning || coming.has(name)) now.add(name);
        }
        return needs.flatMap((need) => ringIfDue(pet, need, today, nowMs));
      });
      coming = now;
      hasChanged = false;
      return rings;
    },
  };
}
