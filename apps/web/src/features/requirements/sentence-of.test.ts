import { type Rule, requirementPresets } from '@clearpaw/domain';
import { describe, expect, it } from 'vitest';
import { additionsTo } from './additions.ts';
import { requirementMessages } from './messages.gen.ts';
import { newKinds, newRule } from './new-rule.ts';
import { sentenceOf } from './sentence-of.ts';
import { isSlot, type Slot, sentenceTextOf } from './sentence-part.ts';
import { shortSentenceOf } from './short-sentence.ts';

const messages = requirementMessages;
const read = (rule: Rule) => sentenceTextOf(sentenceOf(rule, messages));
const slotOf = (rule: Rule, id: string): Slot => {
  const slot = sentenceOf(rule, messages)
    .filter(isSlot)
    .find((candidate) => candidate.id === id);
  if (!slot) throw new Error(`The sentence has no ${id}.`);
  return slot;
};
const bordetella: Rule = {
  id: 'bordetella',
  level: 'required',
  appliesTo: { species: ['dog'] },
  requirement: {
    kind: 'vaccination',
    targets: ['bordetella'],
    validMonths: 6,
    waitDays: { first: 7, booster: 0 },
    evidence: 'document',
  },
};

describe('a rule reads as a sentence', () => {
  it('of a vaccination with everything it asks', () => {
    expect(read(bordetella)).toBe(
      'Every dog needs Bordetella / Kennel cough from the last 6 months, valid through check-out, ' +
        'given at least 7 days before a first visit, with a document as proof.',
    );
  });

  it('of a vaccine that the list leaves out, whose name can be typed', () => {
    const slot = slotOf(bordetella, 'target-0');
    const named = slot.name?.set('Fibro-Guard XL') ?? bordetella;
    expect(named.requirement).toMatchObject({ targets: ['custom:Fibro-Guard XL'] });
    expect(read(named)).toMatch(/^Every dog needs Fibro-Guard XL from the last 6 months/);
    const rabbits = slotOf(named, 'species').choose('rabbit');
    expect(rabbits.requirement).toMatchObject({ targets: ['custom:Fibro-Guard XL'] });
    expect(slotOf(named, 'target-0').choices.map(({ label }) => label)).toContain('Fibro-Guard XL');
  });

  it('with everything that it can say', () => {
    const rule: Rule = {
      id: 'puppies',
      level: 'recommended',
      appliesTo: { species: ['dog', 'cat', 'ferret'], untilAgeWeeks: 52, sex: 'female' },
      requirement: {
        kind: 'vaccination',
        targets: ['rabies'],
        through: 'arrival',
        series: { doses: 3, minSpacingDays: 14 },
        firstDoseMonths: 12,
        graceDays: 5,
        stayAway: { days: 3 },
        accepts: { titerMonths: 36, exemption: true },
      },
    };
    expect(read(rule)).toBe(
      'Every dog, cat, or ferret (female) under 52 weeks of age should have Rabies, 3 doses at least 14 days apart, ' +
        'a first dose for 12 months, valid at check-in, with 5 days of grace, and stays away 3 days after any dose, ' +
        'or a titer from the last 36 months, or a medical exemption.',
    );
  });

  it.each([
    ['test', 'Every dog needs a negative fecal test from the last 180 days.'],
    ['treatment', 'Every dog needs a flea treatment from the last 30 days.'],
    ['document', 'Every dog needs a health certificate issued in the last 30 days.'],
    ['sterilization', 'Every dog older than 7 months is spayed or neutered.'],
    ['microchip', 'Every dog has a microchip.'],
    ['age', 'Every dog is at least 16 weeks old.'],
    ['weight', 'Every dog weighs at most 20 kg.'],
    ['evaluation', 'Every dog has passed an evaluation here.'],
    ['declaration', 'Every owner of a dog has stated in the last 30 days: no contagious illness.'],
  ] as const)('of a new %s', (kind, sentence) => {
    expect(read(newRule(kind, 'r', null))).toBe(sentence);
  });

  it('of every preset and every kind, ending in a full stop', () => {
    const rules = [
      ...requirementPresets.flatMap((preset) => preset.rules),
      ...newKinds.map((kind) => newRule(kind, 'r', 'daycare')),
    ];
    for (const rule of rules) expect(read(rule)).toMatch(/^(Recommended: )?Every .*\.$/);
  });
});

describe('below a species and the name of what is required, a sentence', () => {
  const short = (rule: Rule, isNamed = true) => shortSentenceOf(rule, { species: 'dog', isNamed }, messages);
  const young: Rule = { ...bordetella, appliesTo: { species: ['dog', 'cat'], untilAgeWeeks: 52 } };

  it('does not repeat them', () => {
    expect(short(bordetella)).toBe(
      'From the last 6 months, valid through check-out, given at least 7 days before a first visit, ' +
        'with a document as proof.',
    );
  });

  it('keeps the ages that it is for, and what a title of its own does not name', () => {
    expect(short(young)).toMatch(/^Under 52 weeks of age: from the last 6 months, valid through check-out/);
    expect(short(young, false)).toMatch(
      /^Under 52 weeks of age: Bordetella \/ Kennel cough from the last 6 months/,
    );
  });

  it('names no other species, and is whole where it would not be understood otherwise', () => {
    expect(short({ ...bordetella, appliesTo: { species: ['dog', 'cat'], sex: 'female' } })).toMatch(
      /^Every dog \(female\) needs Bordetella/,
    );
    const chip: Rule = { id: 'c', level: 'required', requirement: { kind: 'microchip' } };
    expect(short({ ...chip, appliesTo: { species: ['cat', 'dog'] } })).toBe('Every dog has a microchip.');
    expect(short(chip)).toBe('Every pet has a microchip.');
  });
});

describe('a variable', () => {
  it('offers the usual values and the current one, and makes the rule of each', () => {
    const months = slotOf(bordetella, 'months');
    expect(months.choices.map(({ id }) => id)).toEqual(['none', '6', '12', '24', '36']);
    expect(months.choose('12').requirement).toMatchObject({ validMonths: 12 });
    expect(read(months.choose('none'))).not.toContain('from the last');
    expect(months.number?.set(9).requirement).toMatchObject({ validMonths: 9 });
  });

  it('leaves the sentence when there is nothing to say', () => {
    expect(read(slotOf(bordetella, 'wait').choose('none'))).not.toContain('given at least');
    expect(read(slotOf(bordetella, 'evidence').choose('owner'))).not.toContain('proof');
  });

  it('asks another kind of pet only for what it can have', () => {
    expect(slotOf(bordetella, 'species').choose('cat').requirement).toMatchObject({ targets: ['rabies'] });
    expect(slotOf(bordetella, 'species').choose('any').appliesTo).toBeUndefined();
  });

  it('takes the title away that named another vaccine, and no other', () => {
    const titled = { ...bordetella, title: 'Kennel cough' };
    expect(slotOf(titled, 'target-0').choose('lepto').title).toBeUndefined();
    expect(slotOf(titled, 'months').choose('12').title).toBe('Kennel cough');
  });
});

describe('what can be added', () => {
  const make = (rule: Rule, id: string) =>
    additionsTo(rule, messages)
      .find((addition) => addition.id === id)
      ?.make();

  it('is another vaccine that counts instead, which can be taken away again', () => {
    const either = make(bordetella, 'target');
    if (!either) throw new Error('A dog can be asked for something else.');
    expect(read(either)).toContain('Bordetella / Kennel cough or Rabies');
    expect(read(slotOf(either, 'target-1').choose('remove'))).toBe(read(bordetella));
  });
});
