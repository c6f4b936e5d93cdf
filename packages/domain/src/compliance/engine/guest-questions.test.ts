import { describe, expect, it } from 'vitest';
import { requirementPresets } from '../../requirements/index.ts';
import { requirementKinds } from '../kinds/kinds.ts';
import { kindSamples } from '../testing/kind-samples.ts';
import type { Rule } from '../vocabulary/rule.ts';
import { guestQuestions } from './guest-questions.ts';

const preset = (id: string): readonly Rule[] => requirementPresets.find((one) => one.id === id)?.rules ?? [];
const dog = { species: 'dog', service: null } as const;
const names = (list: readonly { readonly name: string }[]) => list.map(({ name }) => name);

describe('what to ask about a guest', () => {
  it('of the daycare preset is everything its rules ask of a dog, each vaccine once', () => {
    const asked = guestQuestions(preset('daycare'), dog);
    expect(asked.facts).toEqual(['bornOn', 'sterilized']);
    expect(asked.vaccinations.map(({ code, required }) => [code, required])).toEqual([
      ['rabies', true],
      ['dhpp', true],
      ['bordetella', true],
      ['civ', false],
    ]);
    expect(asked.tests).toEqual([{ code: 'fecal', name: 'Fecal test', required: true }]);
    expect(asked.evaluation).toBe(false);
  });

  it('leaves out what is for other kinds of pets and for other services', () => {
    const cat = guestQuestions(preset('daycare'), { species: 'cat', service: null });
    expect(cat.vaccinations.map(({ code }) => code).toSorted()).toEqual(['fvrcp', 'rabies']);
    expect([cat.facts, cat.tests]).toEqual([[], []]);
    const boarding: Rule[] = [
      {
        id: 'chip',
        level: 'required',
        appliesTo: { services: ['boarding'] },
        requirement: { kind: 'microchip' },
      },
    ];
    expect(guestQuestions(boarding, { species: 'dog', service: 'daycare' }).facts).toEqual([]);
    expect(guestQuestions(boarding, { species: 'dog', service: 'boarding' }).facts).toEqual(['microchip']);
  });

  it('is required as soon as one of the rules is', () => {
    const rule = (id: string, level: Rule['level']): Rule => ({
      id,
      level,
      requirement: { kind: 'test', test: 'fecal', maxAgeDays: 30 },
    });
    const asked = guestQuestions(
      [rule('a', 'recommended'), rule('b', 'required'), rule('c', 'recommended')],
      dog,
    );
    expect(asked.tests.map(({ required }) => required)).toEqual([true]);
  });

  it('misses no kind of requirement', () => {
    const nothing = guestQuestions([], dog);
    for (const kind of requirementKinds) {
      const asked = guestQuestions(
        [{ id: 'r', level: 'required', requirement: kindSamples[kind].example }],
        dog,
      );
      expect(asked, kind).not.toEqual(nothing);
    }
    expect(
      names(
        guestQuestions([{ id: 'r', level: 'required', requirement: kindSamples.treatment.example }], dog)
          .treatments,
      ),
    ).toEqual(['Flea treatment']);
  });
});
