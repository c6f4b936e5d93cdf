import type { compliance, OutputOf } from '@clearpaw/contract';
import {
  type Check,
  type Cure,
  compareDates,
  cureFor,
  isReason,
  isSatisfied,
  type Rule,
} from '@clearpaw/domain';

export type OpenRequirements = OutputOf<typeof compliance.listOpenRequirements>['items'][number];
type WireCheck = OpenRequirements['checks'][number];

/** Something that is missing or expires soon, listed once for all businesses that require it. */
export interface MissingItem {
  readonly key: string;
  readonly title: string;
  readonly check: Check;
  readonly rule: Rule;
  readonly cure: Cure;
  readonly passesFrom: string | null;
  /** Whether it prevents the pet from being cleared: required, and not met. */
  readonly blocks: boolean;
  readonly businesses: readonly OpenRequirements[];
}

/** The items that the same businesses require. */
export interface MissingGroup {
  readonly key: string;
  readonly businesses: readonly OpenRequirements[];
  readonly items: readonly MissingItem[];
}

/** The easiest first: a question, a file on the device, an action by someone else. */
const ease: Readonly<Record<Cure['step']['action'], number>> = {
  answer: 0,
  reply: 1,
  sign: 2,
  review: 3,
  edit: 4,
  add: 5,
  confirm: 6,
  visit: 7,
  wait: 8,
};

/** What is missing or expires soon at a pet's businesses; the next visit first. */
export function missingGroups(list: readonly OpenRequirements[]): readonly MissingGroup[] {
  const groups = new Map<string, MissingItem[]>();
  for (const item of missingItems(list)) {
    const key = item.businesses.map(({ businessId }) => businessId).join(' ');
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return [...groups]
    .map(([key, items]) => ({ key, items: items.toSorted(byEase), businesses: items[0]?.businesses ?? [] }))
    .toSorted(byNextVisit);
}

function missingItems(list: readonly OpenRequirements[]): readonly MissingItem[] {
  const items = new Map<string, MissingItem>();
  for (const business of list.toSorted(byVisit)) {
    for (const check of business.checks) {
      const item = itemOf(check, business);
      if (item === null) continue;
      const before = items.get(item.key);
      items.set(item.key, before ? mergeItems(before, item) : item);
    }
  }
  return [...items.values()];
}

/** The required one is shown, and both businesses are named. */
function mergeItems(before: MissingItem, item: MissingItem): MissingItem {
  const said = item.blocks && !before.blocks ? item : before;
  const businesses = [...before.businesses, ...item.businesses];
  return { ...said, businesses: businesses.filter((one, at) => businesses.indexOf(one) === at) };
}

function itemOf(wire: WireCheck, business: OpenRequirements): MissingItem | null {
  const { title, rule: wireRule, passesFrom, ...check } = wire;
  // The server fills in the version of a waiver, which the contract's type leaves open.
  const rule = wireRule as Rule;
  const cure = isReason(check.reason) ? cureFor(rule.requirement, check.reason) : null;
  if (cure === null) return null;
  const blocks = check.level === 'required' && !isSatisfied(check.status);
  const key = keyOf(cure, check, rule, business.businessId);
  return { key, title, check, rule, cure, passesFrom, blocks, businesses: [business] };
}

/**
 * Items that one action resolves at several businesses are merged; a request to a business belongs to that business.
 */
function keyOf({ step }: Cure, check: Check, { id, requirement }: Rule, businessId: string): string {
  switch (step.action) {
    case 'answer':
    case 'add':
    case 'reply':
    case 'sign':
      return JSON.stringify(step);
    case 'edit':
    case 'confirm':
      return JSON.stringify([step, requirement.kind, check.recordIds]);
    case 'review':
    case 'visit':
    case 'wait':
      return JSON.stringify([step, businessId, id]);
  }
}

function byEase(a: MissingItem, b: MissingItem): number {
  return Number(b.blocks) - Number(a.blocks) || ease[a.cure.step.action] - ease[b.cure.step.action];
}

function byVisit(a: OpenRequirements, b: OpenRequirements): number {
  const [first, second] = [a.visit?.arrival ?? null, b.visit?.arrival ?? null];
  if (first !== null && second !== null) return compareDates(first, second);
  return Number(second !== null) - Number(first !== null) || (a.businessName < b.businessName ? -1 : 1);
}

function byNextVisit(a: MissingGroup, b: MissingGroup): number {
  const [first, second] = [a.businesses[0], b.businesses[0]];
  return first && second ? byVisit(first, second) || b.businesses.length - a.businesses.length : 0;
}
