import type { Rule } from '@clearpaw/domain';
import { describe, expect, it } from 'vitest';
import { newRule } from './new-rule.ts';
import {
  changesOf,
  isAskedAt,
  isRuleDraft,
  isUnchanged,
  moveRule,
  removeRule,
  replaceRule,
} from './rule-draft.ts';

const rule = (id: string, service: string | null = null): Rule => newRule('microchip', id, service);
const [a, b, c] = [rule('a'), rule('b', 'boarding'), rule('c')];
const ids = (rules: readonly Rule[]) => rules.map(({ id }) => id).join('');
const everyone = () => true;
const atDaycare = (candidate: Rule) => isAskedAt(candidate, 'daycare');

describe('the sentences of a draft', () => {
  it('are asked at every service unless they name some', () => {
    expect([a, b, c].filter(atDaycare).map(({ id }) => id)).toEqual(['a', 'c']);
    expect(isAskedAt(b, null)).toBe(true);
  });

  it('move among the shown ones, over hidden ones', () => {
    expect(ids(moveRule([a, b, c], 'c', -1, atDaycare))).toBe('cab');
    expect(ids(moveRule([a, b, c], 'a', 1, atDaycare))).toBe('bca');
    expect(ids(moveRule([a, b, c], 'a', 1, everyone))).toBe('bac');
  });

  it('stay where they are at the ends', () => {
    expect(ids(moveRule([a, b, c], 'a', -1, everyone))).toBe('abc');
    expect(ids(moveRule([a, b, c], 'c', 1, everyone))).toBe('abc');
  });

  it('are read back from the device only in their own shape', () => {
    expect(isRuleDraft({ baseVersion: 2, rules: [a] })).toBe(true);
    expect(isRuleDraft(null)).toBe(true);
    expect(isRuleDraft({ baseVersion: 2, rules: [{ id: 'a' }] })).toBe(false);
    expect(isRuleDraft('rules')).toBe(false);
  });
});

describe('what differs from what is published', () => {
  it('is nothing for the same rules, whatever order their fields were written in', () => {
    const { requirement, ...rest } = a;
    expect(isUnchanged(changesOf([a, b], [{ requirement, ...rest }, b]))).toBe(true);
  });

  it('is counted by kind', () => {
    const draft = [
      ...replaceRule(removeRule([a, b, c], 'b'), { ...a, level: 'recommended' as const }),
      rule('d'),
    ];
    expect(changesOf([a, b, c], draft)).toEqual({ added: 1, changed: 1, removed: 1, moved: false });
  });

  it('is the order too', () => {
    expect(changesOf([a, b, c], [b, a, c])).toMatchObject({ moved: true, changed: 0 });
    expect(changesOf([a, b, c], [a, c])).toMatchObject({ moved: false, removed: 1 });
  });
});
