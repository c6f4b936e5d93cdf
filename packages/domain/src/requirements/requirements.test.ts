import { describe, expect, test } from 'vitest';
import { businessKinds } from '../businesses/index.ts';
import { findTarget } from '../catalogue/index.ts';
import type { AppliesTo, Requirement } from '../compliance/index.ts';
import { toCertLogic } from '../compliance/index.ts';
import { findImpossibleRules, presetsFor, requirementPresets } from './index.ts';

/** Veterinary clinics have free accounts and no requirements. */
const kindsThatAsk = businessKinds.filter((kind) => kind !== 'clinic');

describe.each(requirementPresets)('the preset $id', ({ name, detail, source, rules }) => {
  test('says what it is and where its numbers come from', () => {
    for (const text of [name, detail, source]) expect(text).toMatch(/\w{3}/);
  });
  test('can be published: ids, targets and ranges are valid', () => {
    expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
    for (const { id } of rules) expect(id).toMatch(/^[a-z0-9-]{1,40}$/);
    expect(findImpossibleRules(rules)).toEqual([]);
    for (const { requirement } of rules) {
      const targets = requirement.kind === 'vaccination' ? requirement.targets : [];
      for (const target of targets) expect(findTarget(target)).not.toBeNull();
    }
  });
  test('requires only vaccines that exist for the pets it names', () => {
    for (const { appliesTo, requirement } of rules) {
      if (requirement.kind !== 'vaccination') continue;
      const made = requirement.targets.flatMap((target) => findTarget(target)?.species ?? []);
      for (const species of appliesTo?.species ?? []) expect(made).toContain(species);
    }
  });
});

test('there are at least eight, with different rules, at least one for each kind of business that asks', () => {
  expect(requirementPresets.length).toBeGreaterThanOrEqual(8);
  const asked = requirementPresets.map(({ rules }) => JSON.stringify(rules));
  expect(new Set(asked).size).toBe(requirementPresets.length);
  expect(new Set(requirementPresets.map(({ id }) => id)).size).toBe(requirementPresets.length);
  expect(new Set(requirementPresets.map(({ kind }) => kind))).toEqual(new Set(kindsThatAsk));
});

test('those for the own kind of business come first, and none is lost', () => {
  for (const kind of kindsThatAsk) {
    const offered = presetsFor(kind);
    expect(offered[0]?.kind).toBe(kind);
    expect(offered).toHaveLength(requirementPresets.length);
  }
  expect(presetsFor('clinic')).toEqual(requirementPresets);
});

test('some rules of the presets can be handed to other engines, and some cannot', () => {
  const said = requirementPresets.flatMap(({ rules }) => rules).map((rule) => toCertLogic(rule) !== null);
  expect(said).toContain(true);
  expect(said).toContain(false);
});

describe('a rule that cannot be met is reported with its position', () => {
  const pathsOf = (requirement: Requirement, appliesTo?: AppliesTo) =>
    findImpossibleRules([{ requirement: { kind: 'microchip' } }, { requirement, appliesTo }]).map(
      ({ path }) => path.join('.'),
    );
  const rabies: Requirement = { kind: 'vaccination', targets: ['rabies'] };
  test.each<[string, Requirement]>([
    ['1.requirement.maxWeeks', { kind: 'age', minWeeks: 20, maxWeeks: 19 }],
    ['1.requirement.maxKg', { kind: 'weight', minKg: 5.1, maxKg: 5 }],
    ['1.requirement.targets.2', { ...rabies, targets: ['rabies', 'dhpp', 'rabies'] }],
    [
      '1.requirement.series.maxSpacingDays',
      { ...rabies, series: { doses: 2, minSpacingDays: 21, maxSpacingDays: 20 } },
    ],
  ])('%s', (path, requirement) => expect(pathsOf(requirement)).toEqual([path]));
  test.each<[Requirement]>([
    [{ kind: 'age', minWeeks: 20, maxWeeks: 20 }],
    [{ kind: 'age', minWeeks: 20 }],
    [{ kind: 'weight', minKg: 5, maxKg: 5 }],
    [{ ...rabies, targets: ['rabies', 'dhpp'] }],
    [{ ...rabies, series: { doses: 2, minSpacingDays: 21, maxSpacingDays: 21 } }],
    [{ kind: 'evaluation' }],
  ])('but not %j', (requirement) => expect(pathsOf(requirement)).toEqual([]));

  test.each<[AppliesTo]>([
    [{ fromAgeWeeks: 8, untilAgeWeeks: 8 }],
    [{ fromAgeWeeks: 9, untilAgeWeeks: 8 }],
    [{ fromAgeMonths: 1, untilAgeWeeks: 4 }],
    [{ fromAgeMonths: 12, untilAgeWeeks: 52 }],
    [{ untilAgeWeeks: 0 }],
  ])('ages that exclude each other: %j', (appliesTo) => {
    expect(pathsOf(rabies, appliesTo)).toEqual(['1.appliesTo.untilAgeWeeks']);
  });
  test.each<[AppliesTo]>([
    [{ fromAgeWeeks: 7, untilAgeWeeks: 8 }],
    [{ fromAgeMonths: 1, untilAgeWeeks: 5 }],
    [{ fromAgeMonths: 12, untilAgeWeeks: 53 }],
    [{ fromAgeMonths: 12 }],
    [{ untilAgeWeeks: 1 }],
    [{}],
  ])('but not %j', (appliesTo) => expect(pathsOf(rabies, appliesTo)).toEqual([]));

  const found = (...rules: Parameters<typeof findImpossibleRules>[0]) =>
    findImpossibleRules(rules).map(({ path }) => path.join('.'));
  const interval = { ...rabies, validity: 'interval', validMonths: 1 } as const;
  test.each<[string, Requirement, AppliesTo]>([
    ['targets', { ...rabies, targets: ['lyme'] }, { species: ['cat'] }],
    ['targets', { ...rabies, targets: ['fvrcp', 'felv'] }, { species: ['dog', 'ferret'] }],
    ['waitDays', { ...interval, waitDays: { first: 32, booster: 32 } }, {}],
    ['stayAway.days', { ...interval, stayAway: { days: 40 } }, {}],
    [
      'series.restartAfterMonths',
      { ...rabies, series: { doses: 2, minSpacingDays: 40, restartAfterMonths: 1 } },
      {},
    ],
    ['minWeeks', { kind: 'age', minWeeks: 16 }, { untilAgeWeeks: 16 }],
    ['maxWeeks', { kind: 'age', maxWeeks: 52 }, { fromAgeWeeks: 53 }],
    ['maxWeeks', { kind: 'age', maxWeeks: 52 }, { fromAgeMonths: 14 }],
  ])('what is not offered to anyone: %s', (path, requirement, appliesTo) => {
    expect(found({ requirement, appliesTo })).toEqual([`0.requirement.${path}`]);
  });
  test.each<[Requirement, AppliesTo]>([
    [{ ...rabies, targets: ['lyme'] }, { species: ['cat', 'dog'] }],
    [{ ...rabies, targets: ['lyme'] }, {}],
    [{ ...rabies, targets: ['lyme'], accepts: { exemption: true } }, { species: ['cat'] }],
    [{ ...rabies, targets: ['custom:Moon dust'] }, { species: ['rabbit'] }],
    [{ ...interval, waitDays: { first: 32, booster: 7 } }, {}],
    [{ ...interval, waitDays: { first: 32, booster: 32 }, graceDays: 5 }, {}],
    [{ ...rabies, waitDays: { first: 60, booster: 60 } }, {}],
    [{ ...interval, stayAway: { days: 40, routes: ['oral'] } }, {}],
    [{ ...rabies, series: { doses: 2, minSpacingDays: 30, restartAfterMonths: 1 } }, {}],
    [{ kind: 'age', minWeeks: 16 }, { untilAgeWeeks: 17 }],
    [{ kind: 'age', maxWeeks: 52 }, { fromAgeWeeks: 52 }],
    [{ kind: 'age', maxWeeks: 52 }, { fromAgeMonths: 12 }],
  ])('but not %j for %j', (requirement, appliesTo) => expect(found({ requirement, appliesTo })).toEqual([]));

  const ages = (first: object, second: object) =>
    found(
      { level: 'required', requirement: { kind: 'age', maxWeeks: 20 }, ...first },
      { level: 'required', requirement: { kind: 'age', minWeeks: 21 }, ...second },
    );
  test('two rules for the same pets that leave nothing in between', () => {
    expect(ages({}, {})).toEqual(['1.requirement.minWeeks']);
    expect(ages({ appliesTo: { species: ['cat'] } }, { appliesTo: { species: ['cat'] } })).toHaveLength(1);
    const weights = found(
      { level: 'required', requirement: { kind: 'weight', minKg: 10 } },
      { level: 'required', requirement: { kind: 'weight', maxKg: 9 } },
    );
    expect(weights).toEqual(['1.requirement.maxKg']);
  });
  test('is not reported if one is for other pets, is only recommended, or both can be met', () => {
    expect(ages({}, { appliesTo: { species: ['cat'] } })).toEqual([]);
    expect(ages({ level: 'recommended' }, {})).toEqual([]);
    expect(ages({}, { requirement: { kind: 'age', minWeeks: 20 } })).toEqual([]);
    expect(ages({}, { requirement: { kind: 'weight', minKg: 21 } })).toEqual([]);
  });

  test('each problem says what to do, without a number', () => {
    const found = findImpossibleRules([
      { requirement: { ...rabies, targets: ['rabies', 'rabies'] }, appliesTo: { untilAgeWeeks: 0 } },
      { requirement: { kind: 'age', minWeeks: 2, maxWeeks: 1 } },
    ]);
    expect(found).toHaveLength(3);
    for (const { message } of found) expect(message).toMatch(/^[^0-9]+\.$/);
  });
});
