import type { Rule } from '@clearpaw/domain';

/** A draft of the sentences, and the published version it started from. */
export interface RuleDraft {
  readonly baseVersion: number;
  readonly rules: readonly Rule[];
}

/** The value that was read from the device, if it still has the shape of a draft. */
export function isRuleDraft(read: unknown): read is RuleDraft | null {
  if (read === null) return true;
  if (typeof read !== 'object') return false;
  const { baseVersion, rules } = read as Record<string, unknown>;
  return typeof baseVersion === 'number' && Array.isArray(rules) && rules.every(isRule);
}

function isRule(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { id, level, requirement } = value as Record<string, unknown>;
  const hasKind = typeof requirement === 'object' && requirement !== null && 'kind' in requirement;
  return typeof id === 'string' && typeof level === 'string' && hasKind;
}

/** Whether a rule applies to a service; without services it applies to all. */
export function isAskedAt({ appliesTo }: Rule, service: string | null): boolean {
  return service === null || appliesTo?.services === undefined || appliesTo.services.includes(service);
}

export function replaceRule(rules: readonly Rule[], next: Rule): readonly Rule[] {
  return rules.map((rule) => (rule.id === next.id ? next : rule));
}

export function removeRule(rules: readonly Rule[], id: string): readonly Rule[] {
  return rules.filter((rule) => rule.id !== id);
}

/** Moves a rule before or after its visible neighbour, regardless of hidden rules between them. */
export function moveRule(
  rules: readonly Rule[],
  id: string,
  step: -1 | 1,
  isShown: (rule: Rule) => boolean,
): readonly Rule[] {
  const shown = rules.filter(isShown);
  const neighbour = shown[shown.findIndex((rule) => rule.id === id) + step];
  const moved = rules.find((rule) => rule.id === id);
  if (!neighbour || !moved) return rules;
  const rest = removeRule(rules, id);
  const at = rest.findIndex((rule) => rule.id === neighbour.id) + (step === 1 ? 1 : 0);
  return rest.toSpliced(at, 0, moved);
}

/** The differences between the draft and the published version. */
export interface Changes {
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
  readonly moved: boolean;
}

export function changesOf(published: readonly Rule[], draft: readonly Rule[]): Changes {
  const before = new Map(published.map((rule) => [rule.id, rule]));
  const after = new Set(draft.map(({ id }) => id));
  const kept = draft.filter(({ id }) => before.has(id));
  const order = published.filter(({ id }) => after.has(id));
  return {
    added: draft.length - kept.length,
    changed: kept.filter((rule) => !isSameDraftRule(rule, before.get(rule.id))).length,
    removed: published.length - order.length,
    moved: kept.some(({ id }, index) => order[index]?.id !== id),
  };
}

export const isUnchanged = ({ added, changed, removed, moved }: Changes): boolean =>
  added + changed + removed === 0 && !moved;

export function isSameDraftRule(rule: Rule, other: Rule | undefined): boolean {
  return other !== undefined && canonical(rule) === canonical(other);
}

/** Serializes rules so that equal rules give equal text, whatever the order of their fields. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, field: unknown) =>
    typeof field === 'object' && field !== null && !Array.isArray(field)
      ? Object.fromEntries(Object.entries(field).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : field,
  );
}
