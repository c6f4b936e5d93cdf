import type { trailWords } from './words.ts';

type Words = (typeof trailWords)['en'];

/** A recorded action in words: what was done and, after a colon in the record, its detail. */
export function describeAction(action: string, words: Words): string {
  const [name = '', detail = ''] = action.split(':');
  return [labelOf(name, words.deeds) ?? words.otherAction, detailOf(detail, words)]
    .filter(Boolean)
    .join(', ');
}

function detailOf(detail: string, words: Words): string {
  return labelOf(detail, words.details) ?? (/^\d+$/.test(detail) ? words.version(detail) : '');
}

/** What is recorded may be older than the words. */
function labelOf(name: string, labels: Readonly<Record<string, string>>): string | undefined {
  return Object.hasOwn(labels, name) ? labels[name] : undefined;
}
