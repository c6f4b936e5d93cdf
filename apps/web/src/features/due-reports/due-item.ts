import type { dueReports, OutputOf } from '@clearpaw/contract';
import { isSatisfied } from '@clearpaw/domain';
import type { VerdictKind } from '../../ui/verdict/index.ts';
import type { dueMessages } from './messages.gen.ts';

type DueMessages = typeof dueMessages;

export type DueReport = OutputOf<typeof dueReports.getDueReport>;
export type DueItem = DueReport['items'][number];
export type ListedDuePet = DueReport['pets'][number];

/** Who comes next is asked first; pets without a planned visit follow. */
export function byNextVisit(pets: readonly ListedDuePet[]): readonly ListedDuePet[] {
  const visit = ({ nextVisitOn }: ListedDuePet) => nextVisitOn ?? '9999';
  return pets.toSorted((a, b) => visit(a).localeCompare(visit(b)) || a.petName.localeCompare(b.petName));
}

/** A name and its code: a rule or a service. */
export interface DueName {
  readonly code: string;
  readonly name: string;
}

/** The filter of the report; '' means everything. */
export interface DueChoice {
  readonly days: '7' | '30' | '90';
  readonly rule: string;
  readonly service: string;
  readonly missing: boolean;
}

export const everything: DueChoice = { days: '30', rule: '', service: '', missing: false };

export function isDueNarrowed({ rule, service, missing }: DueChoice): boolean {
  return rule !== '' || service !== '' || missing;
}

/** What the server is asked. */
export function filterOf(businessId: string, { days, rule, service, missing }: DueChoice) {
  return {
    businessId,
    withinDays: Number(days),
    ...(rule ? { rule } : {}),
    ...(service ? { service } : {}),
    ...(missing ? { missing: true } : {}),
  };
}

/** Red for rules that are not met, blue for what only time or a review resolves, amber for what expires. */
export function dueToneOf({ status }: Pick<DueItem, 'status'>): VerdictKind {
  if (isSatisfied(status)) return 'soon';
  return status === 'pending' || status === 'waiting' ? 'wait' : 'stop';
}

/** The shortest text: the date if there is one, else the status. */
export function cellText(
  { status, dueOn }: Pick<DueItem, 'status' | 'dueOn'>,
  { statuses }: DueMessages,
  day: (date: string) => string,
): string {
  const isDated = status === 'met' || status === 'expiring' || status === 'expired' || status === 'grace';
  return dueOn !== null && isDated ? day(dueOn) : statuses[status];
}

/** The rules of these items, in the order of the business's rules, with their counts. */
export function columnsOf(
  items: readonly DueItem[],
  rules: readonly DueName[],
): (DueName & { count: number })[] {
  const counts = new Map<string, number>();
  for (const { rule } of items) counts.set(rule, (counts.get(rule) ?? 0) + 1);
  const known = rules.filter(({ code }) => counts.has(code));
  const others = [...counts.keys()].filter((code) => !rules.some((rule) => rule.code === code));
  return [...known, ...others.map((code) => ({ code, name: code }))].map((rule) => ({
    ...rule,
    count: counts.get(rule.code) ?? 0,
  }));
}
