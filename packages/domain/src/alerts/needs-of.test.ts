import { describe, expect, it } from 'vitest';
import type { Rule } from '../compliance/index.ts';
import { buildDose, makePet, makeRecords, proven } from '../compliance/testing/builders.ts';
import type { ConnectedBusiness } from './need.ts';
import { needsOf } from './needs-of.ts';
import { inText } from './testing/brute-force.ts';

type Vaccination = Extract<Rule['requirement'], { kind: 'vaccination' }>;
const asks = (requirement: Partial<Vaccination> = {}, appliesTo?: Rule['appliesTo']): Rule => ({
  id: 'r1',
  level: 'required',
  appliesTo,
  requirement: { kind: 'vaccination', targets: ['rabies'], ...requirement },
});
const business = (businessId: string, ...rules: Rule[]): ConnectedBusiness => ({
  businessId,
  connectedOn: '2025-01-01',
  versions: [{ from: '2025-01-01', rules }],
});
const rabies = buildDose({ id: 'rabies', administeredOn: '2026-01-01', expiresOn: '2026-12-31' });
const today = '2026-06-01';
const needs = (businesses: ConnectedBusiness[], vaccinations = [rabies], pet = makePet()): string[] =>
  inText(needsOf({ pet, records: makeRecords({ vaccinations }), businesses, today }));

describe('what has to be renewed', () => {
  it('is what the label says where no business requires more', () => {
    expect(needs([])).toEqual(['rabies|2026-12-31 by 2026-12-31 for ']);
  });
  it('is one need for all businesses that miss the same on the same day', () => {
    expect(needs([business('b1', asks()), business('b2', asks({ evidence: 'document' }))])).toEqual([
      'rabies|2026-12-31 by 2026-12-31 for b1+b2',
    ]);
  });
  it('is two where a business lets it end earlier than the label', () => {
    expect(needs([business('b1', asks({ validMonths: 9, validity: 'interval' }))])).toEqual([
      'rabies|2026-10-01 by 2026-10-01 for b1',
      'rabies|2026-12-31 by 2026-12-31 for ',
    ]);
  });
  it('begins a week earlier where a booster takes a week to count', () => {
    expect(needs([business('b1', asks({ waitDays: { first: 30, booster: 7 } }))])).toEqual([
      'rabies|2026-12-31 by 2026-12-25 for b1',
    ]);
  });
  it('begins five weeks earlier where two doses three weeks apart take a fortnight to count', () => {
    const series = { doses: 2, minSpacingDays: 21, restartAfterMonths: 6 };
    expect(
      needs(
        [business('b1', asks({ series, waitDays: { first: 14, booster: 14 } }))],
        [buildDose({ ...rabies, doseNumber: 2 })],
      ),
    ).toEqual(['rabies|2026-12-31 by 2026-11-27 for b1']);
  });
  it('is known before a puppy comes of age', () => {
    const pup = makePet({ bornOn: '2026-04-01' });
    expect(needs([business('b1', asks({}, { fromAgeWeeks: 16 }))], [], pup)).toEqual([
      'Rabies|2026-07-21 by 2026-07-21 for b1',
    ]);
  });
  it('is known before new rules begin, and counts back from them', () => {
    const soon = {
      ...business('b1'),
      versions: [
        { from: '2025-01-01', rules: [] },
        { from: '2026-08-01', rules: [asks({ waitDays: { first: 14, booster: 0 } })] },
      ],
    };
    expect(needs([soon], [])).toEqual(['Rabies|2026-07-31 by 2026-07-18 for b1']);
  });
  it('is nothing after a renewal except the end of that renewal', () => {
    const renewed = buildDose({ id: 'new', administeredOn: '2026-05-20', expiresOn: '2027-05-20' });
    expect(needs([business('b1', asks())], [rabies, renewed])).toEqual([
      'new|2027-05-20 by 2027-05-20 for b1',
    ]);
  });
  it('is nothing for what was never there, what only waits, and what is merely advised', () => {
    expect(needs([business('b1', asks())], [])).toEqual([]);
    expect(needs([business('b1', asks({ targets: ['bordetella'] }))], [])).toEqual([]);
    expect(needs([business('b1', { ...asks({ validMonths: 3 }), level: 'recommended' })])).toHaveLength(1);
  });
  it('is reported for two weeks after a lapse, not for years', () => {
    const ended = (on: string) => [buildDose({ ...rabies, expiresOn: on })];
    expect(needs([business('b1', asks())], ended('2026-05-25'))).toHaveLength(1);
    expect(needs([business('b1', asks())], ended('2026-05-01'))).toEqual([]);
  });
  it('does not include what lapsed before the pet was connected to the business', () => {
    const fresh = { ...business('b1', asks()), connectedOn: today };
    expect(needs([fresh], [buildDose({ ...rabies, expiresOn: '2026-05-25' })])).toEqual([
      'rabies|2026-05-25 by 2026-05-25 for ',
    ]);
  });
  it('covers documents that end, the longest of a kind', () => {
    const licence = {
      ...proven,
      id: 'l1',
      kind: 'licence',
      issuedOn: null,
      expiresOn: '2026-07-01',
      rejected: false,
    };
    const records = makeRecords({ documents: [licence, { ...licence, id: 'l2', expiresOn: '2026-09-01' }] });
    expect(inText(needsOf({ pet: makePet(), records, businesses: [], today }))).toEqual([
      'l2|2026-09-01 by 2026-09-01 for ',
    ]);
  });
});
