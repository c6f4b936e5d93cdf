import type { RoledDate } from './read-line.ts';

export interface RowDates {
  readonly given: RoledDate | null;
  readonly due: RoledDate | null;
}

/** How often the order of dates alone tells what they are, 0 to 1. */
const byOrder = 0.97;

/** Assigns dates by role or, without roles, by order: the earlier one is the dose. */
export function assignedDates(dates: readonly RoledDate[], today: string): RowDates {
  let given = dates.find(({ role }) => role === 'given') ?? null;
  let due = dates.find(({ role }) => role === 'due') ?? null;
  for (const date of dates.filter(({ role }) => role === null)) {
    const isLater = date.candidates.every((candidate) => candidate > today);
    const guessed = { ...date, confidence: date.confidence * byOrder };
    if (given === null && !isLater) given = guessed;
    else if (due === null && isAfter(date, given)) due = guessed;
  }
  return { given, due };
}

function isAfter(date: RoledDate, given: RoledDate | null): boolean {
  return given === null || date.candidates.some((candidate) => candidate > (given.candidates[0] ?? ''));
}
