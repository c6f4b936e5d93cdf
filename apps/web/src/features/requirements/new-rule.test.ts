import { requirements } from '@clearpaw/contract';
import { findImpossibleRules, requirementPresets } from '@clearpaw/domain';
import { describe, expect, it } from 'vitest';
import { additionsTo } from './additions.ts';
import { requirementMessages } from './messages.gen.ts';
import { newKinds, newRule, waiverRule } from './new-rule.ts';
import { sentenceOf } from './sentence-of.ts';
import { isSlot, sentenceTextOf } from './sentence-part.ts';

const businessId = '01a1fd9e-80c8-7c17-991d-2085d63ad7e5';
const isAccepted = (rules: unknown): boolean =>
  requirements.publishRequirements.input.safeParse({ businessId, rules }).success;

describe('what the editor makes is what the contract takes', () => {
  it.each(requirementPresets)('for the preset $id', ({ rules }) => {
    expect(isAccepted(rules)).toBe(true);
  });

  it.each(newKinds)('for a new sentence about %s and every choice in it', (kind) => {
    const rule = newRule(kind, 'r-1', 'daycare');
    const made = [
      rule,
      ...sentenceOf(rule, requirementMessages)
        .filter(isSlot)
        .flatMap((slot) => slot.choices.map(({ id }) => slot.choose(id))),
      ...additionsTo(rule, requirementMessages).map(({ make }) => make()),
    ];
    // A species without such a vaccine can be chosen; the rule is then refused with a reason that the editor shows.
    const refused = made.filter((choice) => findImpossibleRules([choice]).length > 0);
    for (const choice of made) expect(isAccepted([choice])).toBe(!refused.includes(choice));
    expect(isAccepted([rule])).toBe(true);
    expect(refused.length * 2).toBeLessThan(made.length);
  });

  it('for a signed waiver, which names it and can be another one of the business', () => {
    const waivers = [
      { id: '01a1fd9e-80c8-7c17-991d-2085d63ad701', title: 'Play agreement', materialVersion: 3 },
      { id: '01a1fd9e-80c8-7c17-991d-2085d63ad702', title: 'Boarding contract', materialVersion: 1 },
    ] as const;
    const rule = waiverRule(waivers[0], 'r-1', null);
    const parts = sentenceOf(rule, requirementMessages, waivers);
    expect(sentenceTextOf(parts)).toBe('Every owner has signed the waiver “Play agreement”.');
    const other = parts.filter(isSlot)[0]?.choose(waivers[1].id);
    expect(other?.requirement).toEqual({ kind: 'waiver', waiverId: waivers[1].id, materialVersion: 1 });
    for (const made of [rule, other]) expect(isAccepted([made])).toBe(true);
  });
});
