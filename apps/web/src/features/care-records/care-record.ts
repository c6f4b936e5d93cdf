import {
  type CareKind,
  careDayOf,
  findTarget,
  type HealthKind,
  healthKinds,
  wordsOfCode,
} from '@clearpaw/domain';
import type { CareEntry, CareFormat, HealthEntry, OwnCareEntry } from './care-entry.ts';
import { detailOfHealth, nameOfHealth } from './health-texts.ts';
import type { careMessages } from './messages.gen.ts';

type CareMessages = typeof careMessages;

/** Whether the owner wrote a record, and may correct it. */
export const isOwn = (entry: CareEntry): entry is OwnCareEntry => entry.kind !== 'evaluation';

export const isHealth = (entry: CareEntry): entry is HealthEntry => isHealthKind(entry.kind);
export const isHealthKind = (kind: CareKind): kind is HealthKind =>
  healthKinds.some((known) => known === kind);

/** A free code as text: 'no-contagious-illness' becomes 'No contagious illness'. */
export function codeInWords(code: string): string {
  const words = wordsOfCode(code);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Text as a free code; empty if no character can be part of one. */
export function codeFrom(words: string): string {
  return words
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 40)
    .replace(/-$/, '');
}

const targetName = (code: string) => findTarget(code)?.name ?? codeInWords(code);

/** The name of a record in lists and questions. */
export function nameOf(entry: CareEntry, messages: CareMessages): string {
  if (isHealth(entry)) return nameOfHealth(entry, messages);
  switch (entry.kind) {
    case 'test':
      return messages.test(wordsOfCode(entry.record.test));
    case 'treatment':
      return messages.treatment(wordsOfCode(entry.record.treatment));
    case 'exemption':
      return messages.exemption(targetName(entry.record.target));
    case 'declaration':
      return codeInWords(entry.record.code);
    case 'evaluation':
      return messages.evaluation;
  }
}

/** The day or days of a record, and its result. */
export function detailOf(entry: CareEntry, messages: CareMessages, format: CareFormat): string {
  if (isHealth(entry)) return detailOfHealth(entry, messages, format);
  switch (entry.kind) {
    case 'test':
      return `${format.day(entry.record.takenOn)}, ${messages.results[entry.record.result]}`;
    case 'treatment':
      return format.day(entry.record.givenOn);
    case 'exemption':
      return messages.span(format.day(entry.record.from), format.day(entry.record.until));
    case 'declaration':
      return `${format.day(entry.record.on)}, ${messages.answers[entry.record.answer]}`;
    case 'evaluation':
      return `${format.day(entry.record.on)}, ${entry.record.passed ? messages.passed : messages.notPassed}`;
  }
}

/** All kinds in one list, newest day first. */
export function sortCare(entries: readonly CareEntry[]): readonly CareEntry[] {
  const dayOf = ({ kind, record }: CareEntry) => careDayOf(kind, record as never) ?? record.createdAt;
  return entries.toSorted((a, b) => (dayOf(a) < dayOf(b) ? 1 : dayOf(a) > dayOf(b) ? -1 : 0));
}
