import { addDays, asksOwner, briefFindingOf, type Rule, subjectOf } from '@clearpaw/domain';
import type { Format } from '../../platform/messages/index.ts';
import type { ConnectedPet } from './connected-pet.ts';
import { connectedPetMessages } from './messages.gen.ts';
import type { ConnectionDetails } from './use-connection-details.ts';

type Next = NonNullable<ConnectionDetails['next']>;

/** What changes next: about which requirement, and what. */
export interface SaidChange {
  readonly about: string;
  readonly what: string;
}

/** In as few words as a cell has room for. */
export function sayNextChange(
  { scope }: Pick<ConnectedPet, 'scope'>,
  next: Next | null,
  rules: readonly Rule[],
  format: Pick<Format, 'day' | 'weekday'>,
): SaidChange {
  const messages = connectedPetMessages;
  if (next === null) {
    return scope === 'verdict'
      ? { about: messages.statusOnly, what: messages.datesHidden }
      : { about: messages.nothing, what: messages.nothingSoon };
  }
  const rule = rules.find(({ id }) => id === next.ruleId);
  const about = next.title ?? (rule ? subjectOf(rule.requirement) : next.ruleId);
  return { about, what: next.kind === 'open' ? sayOpen(next, rule, format) : sayEnd(next, rule, format) };
}

function sayOpen(
  next: Next,
  rule: Rule | undefined,
  { day, weekday }: Pick<Format, 'day' | 'weekday'>,
): string {
  const messages = connectedPetMessages;
  const { status, compliantFrom, others } = next;
  // An owner need not wait until the pet outgrows a rule.
  if (compliantFrom !== null && !asksOwner(status)) return messages.clearedFrom(weekday(compliantFrom));
  const found = status === 'expired' ? sayExpired(next, rule, day) : briefFindingOf(next, rule);
  return others > 0 ? messages.andMore(found, others) : found;
}

/** The engine speaks of a stay, which a list has not. */
function sayExpired(next: Next, rule: Rule | undefined, day: Format['day']): string {
  const messages = connectedPetMessages;
  const { reason, validUntil } = next;
  if (reason !== 'expired') return briefFindingOf(next, rule);
  return validUntil === null ? messages.hasExpired : messages.expired(day(validUntil));
}

function sayEnd(next: Next, rule: Rule | undefined, { day }: Pick<Format, 'day'>): string {
  const messages = connectedPetMessages;
  const { kind, status, validUntil, lastDay } = next;
  if (lastDay === null) return status === 'expiring' ? messages.expiresSoon : briefFindingOf(next, rule);
  if (kind === 'starts') return messages.requiredFrom(day(addDays(lastDay, 1)));
  if (status === 'grace') return messages.graceEnds(day(lastDay));
  return validUntil === lastDay ? messages.expires(day(lastDay)) : messages.metUntil(day(lastDay));
}
