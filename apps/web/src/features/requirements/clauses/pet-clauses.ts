import { type AppliesTo, addDays, type Rule } from '@clearpaw/domain';
import { withAppliesTo, withLevel, withTitle } from '../change-rule.ts';
import type { ClauseId } from '../texts-of-rules.ts';
import type { Clause } from './clause.ts';

/** Which pets a rule is for, and until when; whatever its kind. */
export function petClauses(rule: Rule, name: string, today: string): readonly Clause[] {
  const bound = <K extends keyof AppliesTo>(id: ClauseId, field: K, usual: AppliesTo[K]): Clause => ({
    id,
    isOn: rule.appliesTo?.[field] !== undefined,
    add: () => withAppliesTo(rule, { [field]: usual }),
    remove: () => withAppliesTo(rule, { [field]: undefined }),
  });
  return [
    bound('sex', 'sex', 'female'),
    bound('fromWeeks', 'fromAgeWeeks', 16),
    bound('fromMonths', 'fromAgeMonths', 7),
    bound('underWeeks', 'untilAgeWeeks', 52),
    bound('lastDay', 'lastDay', monthLater(today)),
    {
      id: 'title',
      isOn: rule.title !== undefined,
      add: () => withTitle(rule, name),
      remove: () => withTitle(rule, undefined),
    },
    {
      id: 'recommend',
      isOn: rule.level === 'recommended',
      add: () => withLevel(rule, 'recommended'),
      remove: () => withLevel(rule, 'required'),
    },
  ];
}

/** An outbreak rule usually lasts about a month. */
const monthLater = (today: string) => addDays(today, 30);
