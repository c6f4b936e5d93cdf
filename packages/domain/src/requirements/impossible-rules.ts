import { addMonthsToDay, dayFromCivil, daysInMonth } from '../calendar/index.ts';
import type { AppliesTo, Requirement, WaiverRequirement } from '../compliance/index.ts';

/** Why no pet could ever meet a rule, or why it would never apply. `path` leads into the list of rules. */
export interface RuleProblem {
  readonly path: readonly (string | number)[];
  readonly message: string;
}

/** A rule as it is written: the current version of a waiver is not known yet. */
interface WrittenRule {
  readonly appliesTo?: AppliesTo | undefined;
  readonly requirement: Exclude<Requirement, WaiverRequirement> | { readonly kind: 'waiver' };
}

type Found = { readonly at: readonly (string | number)[]; readonly message: string };

const duplicate = 'This is asked for twice; leave one of them out.';

function twice(list: readonly string[], name: string): Found[] {
  return list.flatMap((entry, index) =>
    list.indexOf(entry) === index ? [] : [{ at: [name, index], message: duplicate }],
  );
}

/** A bound below the other one leaves nothing in between. */
function crossed(
  min: number | undefined,
  max: number | undefined,
  at: readonly string[],
  message: string,
): Found[] {
  return min !== undefined && max !== undefined && min > max ? [{ at, message }] : [];
}

function impossibleRequirement(asked: WrittenRule['requirement']): Found[] {
  switch (asked.kind) {
    case 'vaccination':
      return [
        ...twice(asked.targets, 'targets'),
        ...crossed(
          asked.series?.minSpacingDays,
          asked.series?.maxSpacingDays,
          ['series', 'maxSpacingDays'],
          'The longest gap is shorter than the shortest; no series could be completed.',
        ),
      ];
    case 'age':
      return crossed(
        asked.minWeeks,
        asked.maxWeeks,
        ['maxWeeks'],
        'No pet is older than the one and younger than the other; exchange the two.',
      );
    case 'weight':
      return crossed(
        asked.minKg,
        asked.maxKg,
        ['maxKg'],
        'No pet is heavier than the one and lighter than the other; exchange the two.',
      );
    default:
      return [];
  }
}

/** The fewest days so many months can have, whatever the birthday. */
function minDays(months: number): number {
  let minimum = Number.POSITIVE_INFINITY;
  for (let month = 0; month < 48; month++) {
    const [year, monthOfYear] = [2001 + Math.floor(month / 12), (month % 12) + 1];
    for (const date of [1, daysInMonth(year, monthOfYear)]) {
      const day = dayFromCivil(year, monthOfYear, date);
      minimum = Math.min(minimum, addMonthsToDay(day, months) - day);
    }
  }
  return minimum;
}

function neverApplies({ fromAgeWeeks, fromAgeMonths, untilAgeWeeks }: AppliesTo): Found[] {
  if (untilAgeWeeks === undefined) return [];
  const fromDays = Math.max(
    0,
    (fromAgeWeeks ?? 0) * 7,
    fromAgeMonths === undefined ? 0 : minDays(fromAgeMonths),
  );
  if (fromDays < untilAgeWeeks * 7) return [];
  const message = 'The rule would end before it begins, so it is never asked; exchange the two ages.';
  return [{ at: ['untilAgeWeeks'], message }];
}

/** Everything in a list of rules that could not be met or would never be asked. Such rules are not published. */
export function findImpossibleRules(rules: readonly WrittenRule[]): RuleProblem[] {
  return rules.flatMap(({ appliesTo, requirement }, index) => [
    ...neverApplies(appliesTo ?? {}).map(({ at, message }) => ({
      path: [index, 'appliesTo', ...at],
      message,
    })),
    ...impossibleRequirement(requirement).map(({ at, message }) => ({
      path: [index, 'requirement', ...at],
      message,
    })),
  ]);
}
