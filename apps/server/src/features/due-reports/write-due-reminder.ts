import { isRenewalSoon, type Rule } from '@clearpaw/domain';
import type { ContentOf, DueRecord } from '../../schema/alert-content.ts';
import type { DueOwner } from './due-owners.ts';
import type { FoundRenewal } from './due-query.ts';

interface Sender {
  readonly business: string;
  readonly rules: readonly Rule[];
  readonly today: string;
  readonly message: string | null;
}

/** What a reminder says to one owner, for any language. */
export function writeDueReminder(sender: Sender, pets: DueOwner['pets']): ContentOf<'due'> {
  const { business, message, rules, today } = sender;
  return {
    name: 'due',
    business,
    message,
    pets: pets.map(({ name, items }) => ({ name, items: items.map((item) => dueItem(rules, item, today)) })),
  };
}

function dueItem(rules: readonly Rule[], item: FoundRenewal, today: string): DueRecord {
  const rule = rules.find((one) => one.id === item.rule);
  const name = rule
    ? { title: rule.title ?? null, requirement: rule.requirement }
    : { title: item.rule, requirement: null };
  return { ...name, ...stateOf(item, today) };
}

function stateOf(item: FoundRenewal, today: string): Pick<DueRecord, 'state' | 'day'> {
  const { status, until } = item;
  if (status === 'missing') return { state: 'missing', day: null };
  if (until !== null) return { state: until < today ? 'expired_on' : 'expires_on', day: until };
  if (isRenewalSoon(item)) return { state: 'expires_soon', day: null };
  return { state: status === 'expired' ? 'expired' : 'to_complete', day: null };
}
