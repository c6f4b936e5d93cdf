import type { AppliesTo, Requirement, Rule, RuleLevel } from '@clearpaw/domain';

/** Removes undefined fields, so that two equal rules are equal as text. */
function compact<T extends object>(value: T): T {
  return Object.fromEntries(Object.entries(value).filter(([, field]) => field !== undefined)) as T;
}

const subjects = ['targets', 'test', 'treatment', 'document', 'code', 'waiverId'];

/**
 * The rule with a changed requirement. If its subject changes, a custom title is removed, because it would name the old
 * one.
 */
export function withRequirement(rule: Rule, change: Partial<Requirement>): Rule {
  const { title, ...rest } = rule;
  const keepsTitle = title !== undefined && !subjects.some((field) => field in change);
  const requirement = compact({ ...rule.requirement, ...change }) as Requirement;
  return { ...rest, ...(keepsTitle ? { title } : {}), requirement };
}

/** The rule for other pets or visits. */
export function withAppliesTo(rule: Rule, change: AppliesTo): Rule {
  const appliesTo = compact({ ...rule.appliesTo, ...change });
  const { appliesTo: _old, ...rest } = rule;
  return Object.keys(appliesTo).length > 0 ? { ...rest, appliesTo } : rest;
}

/** The title shown instead of the name of the requirement; without one, the name is shown. */
export function withTitle(rule: Rule, title: string | undefined): Rule {
  const { title: _old, ...rest } = rule;
  return title === undefined ? rest : { ...rest, title };
}

export function withLevel(rule: Rule, level: RuleLevel): Rule {
  return { ...rule, level };
}
