import { guestQuestions, requirementPresets } from '@clearpaw/domain';
import { describe, expect, it } from 'vitest';
import { askedDose, askedVaccinesFor, sentVaccine } from './asked-vaccine.ts';
import { blankDose, blankGuest, type GuestDoseDraft, type GuestDraft } from './guest-draft.ts';
import { problemsSaid, readGuest } from './read-guest.ts';

const today = '2026-11-22';
const rules = requirementPresets.find(({ id }) => id === 'daycare')?.rules ?? [];
const daycare = guestQuestions(rules, { species: 'dog', service: null });
const nothing = guestQuestions([], { species: 'dog', service: null });
const dose = (change: Partial<GuestDoseDraft>): GuestDoseDraft => ({ ...blankDose(), key: 'k', ...change });
const guest = (change: Partial<GuestDraft> = {}): GuestDraft => ({
  ...blankGuest(),
  petName: ' Momo ',
  ownerEmail: ' visitor@example.test ',
  ...change,
});
const rabies = dose({ vaccine: 'rabies-1y', typed: 'Rabies', administeredOn: '2026-06-01' });
const askedFor = (code: string, change: Partial<GuestDoseDraft>) => ({
  ...askedDose(code, undefined, askedVaccinesFor(code, 'dog')),
  ...change,
});

describe('a guest as typed', () => {
  it('is sent without the blanks around it and without what no one answered', () => {
    expect(readGuest(guest(), daycare, today)).toEqual({
      fields: {
        petName: 'Momo',
        species: 'dog',
        ownerEmail: 'visitor@example.test',
        vaccinations: [],
        tests: [],
        treatments: [],
        declarations: [],
        documents: [],
      },
      doses: [],
    });
  });

  it('carries everything that the daycare preset asks', () => {
    const asked = {
      rabies: askedFor('rabies', { vaccine: 'rabies-3y', administeredOn: '2026-06-01' }),
      dhpp: askedFor('dhpp', { administeredOn: '2026-06-02', expiresOn: '2027-06-02' }),
    };
    const tests = { fecal: { takenOn: '2026-10-01', result: 'negative' as const } };
    const typed = guest({ asked, tests, bornOn: '2023-01-01', sterilized: 'yes', doses: [rabies] });
    expect(readGuest(typed, daycare, today)).toMatchObject({
      fields: {
        bornOn: '2023-01-01',
        sterilized: true,
        vaccinations: [
          { vaccine: 'rabies-3y', administeredOn: '2026-06-01', expiresOn: null },
          { vaccine: 'dhpp', administeredOn: '2026-06-02', expiresOn: '2027-06-02' },
          { vaccine: 'rabies-1y', administeredOn: '2026-06-01', expiresOn: null },
        ],
        tests: [{ test: 'fecal', takenOn: '2026-10-01', result: 'negative' }],
      },
    });
  });

  it('keeps to itself what the rules do not ask', () => {
    const typed = guest({
      bornOn: '2023-01-01',
      microchip: '985112004711',
      tests: { fecal: { takenOn: '2026-10-01', result: 'negative' } },
      asked: { rabies: askedFor('rabies', { administeredOn: '2026-06-01' }) },
    });
    const read = readGuest(typed, nothing, today);
    expect(read).toMatchObject({ fields: { vaccinations: [], tests: [] } });
    expect('fields' in read && Object.keys(read.fields)).not.toContain('bornOn');
    expect('fields' in read && Object.keys(read.fields)).not.toContain('microchip');
  });

  it.each<[string, Partial<GuestDraft>, string]>([
    ['no name', { petName: '  ' }, 'petName'],
    ['no email', { ownerEmail: 'visitor' }, 'ownerEmail'],
    ['no species', { species: null }, 'species'],
    ['a vaccine that is only typed', { doses: [{ ...rabies, vaccine: null }] }, 'k.vaccine'],
    ['no date', { doses: [{ ...rabies, administeredOn: null }] }, 'k.administeredOn'],
    ['an end before the date', { doses: [{ ...rabies, expiresOn: '2026-05-31' }] }, 'k.expiresOn'],
    [
      'an end without a date',
      { asked: { rabies: askedFor('rabies', { expiresOn: '2027-05-31' }) } },
      'asked.rabies.administeredOn',
    ],
    [
      'a positive test without a date',
      { tests: { fecal: { takenOn: null, result: 'positive' } } },
      'test.fecal',
    ],
  ])('with %s says so at its field', (_, change, path) => {
    const read = readGuest(guest(change), daycare, today);
    expect('problems' in read && Object.keys(read.problems)).toEqual([path]);
  });

  it.each(['heavy', '0', '-3', '1501'])('does not weigh %s kg', (weightKg) => {
    const asked = { ...nothing, facts: ['weightKg'] as const };
    expect(readGuest(guest({ weightKg }), asked, today)).toEqual({ problems: { weightKg: 'number' } });
    expect(readGuest(guest({ weightKg: '12,5' }), asked, today)).toMatchObject({
      fields: { weightKg: 12.5 },
    });
  });
});

it('a problem that the server finds stands at its field, by the order in which the doses were sent', () => {
  const doses = [dose({ key: 'a' }), dose({ key: 'b' })];
  const issue = (path: string) => ({ issues: [{ path, message: 'It cannot be.' }] });
  expect(problemsSaid(issue('vaccinations.1.administeredOn'), doses)).toEqual({
    'b.administeredOn': { said: 'It cannot be.' },
  });
  expect(problemsSaid(issue('bornOn'), doses)).toEqual({ bornOn: { said: 'It cannot be.' } });
  expect(problemsSaid(issue('takenOn'), doses)).toBeNull();
  expect(problemsSaid(null, doses)).toBeNull();
});

it('the plainest vaccine is offered first: it promises the least', () => {
  const first = (code: string, species: 'dog' | 'cat') => askedVaccinesFor(code, species)[0]?.code;
  expect([first('rabies', 'dog'), first('bordetella', 'dog'), first('fvrcp', 'cat')]).toEqual([
    'rabies-unspecified',
    'bordetella-unspecified',
    'fvrcp',
  ]);
  expect(askedVaccinesFor('dhpp', 'dog').map(({ code }) => code)).toContain('dhpp');
  expect(askedVaccinesFor('dhpp', 'dog')[0]?.targets).toContain('dhpp');
});

it('a vaccine that a business asks for by its own name is offered and sent by that name', () => {
  const rule = {
    id: 'own',
    level: 'required',
    requirement: { kind: 'vaccination', targets: ['custom:Fibro, Guard XL'] },
  } as const;
  const [question] = guestQuestions([rule], { species: 'rabbit', service: null }).vaccinations;
  const [own] = askedVaccinesFor(question?.code ?? '', 'rabbit');
  expect([question?.name, own?.name]).toEqual(['Fibro, Guard XL', 'Fibro, Guard XL']);
  expect(sentVaccine(own?.code ?? '')).toEqual({ vaccine: 'custom', vaccineName: 'Fibro, Guard XL' });
  expect(sentVaccine('rabies-1y')).toEqual({ vaccine: 'rabies-1y' });
});
