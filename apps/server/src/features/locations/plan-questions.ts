import { isDeepStrictEqual } from 'node:util';
import { maxQuestions, type Rule } from '@clearpaw/domain';
import type { Database } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { type QuestionRow, questionsOf } from '../intake-questions/index.ts';
import { titleKey } from '../requirements/index.ts';
import type { Locations } from './locations-of.ts';
import { servicesAt } from './services-at.ts';

export interface PlannedQuestion {
  readonly source: QuestionRow;
  /** Its id at the other business. */
  readonly id: string;
  readonly isNew: boolean;
  readonly services: string[] | null;
}

/**
 * The questions that rules ask for, by their id at the first business; null where the other business has no room for one
 * more.
 */
export async function planQuestions(
  db: Database,
  call: Call,
  { from, to }: Locations,
  rules: readonly Rule[],
): Promise<ReadonlyMap<string, PlannedQuestion | null>> {
  const asked = new Set(
    rules.flatMap(({ requirement }) => (requirement.kind === 'question' ? [requirement.questionId] : [])),
  );
  if (asked.size === 0) return new Map();
  const rows = (await questionsOf(db, [from.id, to.id])).map(({ question }) => question);
  // Each is the counterpart of one: two of the same text stay two.
  const there = new Set(rows.filter(({ businessId }) => businessId === to.id));
  let room = maxQuestions - there.size;
  const planned = new Map<string, PlannedQuestion | null>();
  for (const source of rows.filter(({ id, businessId }) => businessId === from.id && asked.has(id))) {
    const known = [...there].find((row) => isSameQuestion(row, source));
    if (known) there.delete(known);
    const services = servicesAt(to, source.services);
    const id = known?.id ?? call.services.newId();
    if (!known) room -= 1;
    planned.set(source.id, known || room >= 0 ? { source, id, isNew: !known, services } : null);
  }
  return planned;
}

function isSameQuestion(one: QuestionRow, other: QuestionRow): boolean {
  return (
    one.kind === other.kind &&
    titleKey(one.text) === titleKey(other.text) &&
    isDeepStrictEqual(one.options, other.options)
  );
}
