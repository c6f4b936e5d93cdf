import { isRenewalSoon, type Rule, subjectOf } from '@clearpaw/domain';
import type { DueOwner, DuePet } from './due-owners.ts';
import type { FoundRenewal } from './due-query.ts';

export interface DueText {
  readonly title: string;
  readonly body: string;
}

interface Sender {
  readonly business: string;
  readonly rules: readonly Rule[];
  readonly today: string;
  readonly message: string | null;
}

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
const list = new Intl.ListFormat('en', { type: 'conjunction' });

/** The title is shown on locked screens: it names nothing medical. */
export function writeDueReminder(sender: Sender, pets: DueOwner['pets']): DueText {
  const { business, message } = sender;
  const names = list.format(pets.map(({ name }) => name));
  const asks = `${business} asks you to update the records of ${names} before the next visit:`;
  const own = message === null ? [] : [`${business} adds: “${message}”`];
  return {
    title: `${business}: records of ${names} to renew`,
    body: [asks, ...pets.map((pet) => linesOf(sender, pet)), ...own].join('\n'),
  };
}

function linesOf({ rules, today }: Sender, { name, items }: DuePet): string {
  const asked = items.map((item) => `${nameOf(rules, item.rule)} (${stateOf(item, today)})`);
  return `${name}: ${asked.join(', ')}.`;
}

function nameOf(rules: readonly Rule[], id: string): string {
  const rule = rules.find((one) => one.id === id);
  return rule ? (rule.title ?? subjectOf(rule.requirement)) : id;
}

function stateOf(item: FoundRenewal, today: string): string {
  const { status, until } = item;
  if (status === 'missing') return 'no record';
  if (until !== null) {
    const on = day.format(new Date(`${until}T00:00:00Z`));
    return until < today ? `expired ${on}` : `expires ${on}`;
  }
  if (isRenewalSoon(item)) return 'expires soon';
  return status === 'expired' ? 'expired' : 'to complete';
}
