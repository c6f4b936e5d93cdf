import { describe, expect, it } from 'vitest';
import {
  blankDose,
  blankGuest,
  type DoseDraft,
  type GuestDraft,
  isGuestDraft,
  readGuest,
} from './guest-draft.ts';

const dose = (change: Partial<DoseDraft>): DoseDraft => ({ ...blankDose(), key: 'k', ...change });
const guest = (change: Partial<GuestDraft> = {}): GuestDraft => ({
  ...blankGuest(),
  petName: ' Momo ',
  ownerEmail: ' visitor@example.test ',
  ...change,
});
const rabies = dose({ vaccine: 'rabies-1y', typed: 'Rabies', administeredOn: '2026-06-01' });

describe('a guest as typed', () => {
  it('is sent without the blanks around it and without the dose that nobody began', () => {
    expect(readGuest(guest())).toEqual({
      fields: { petName: 'Momo', species: 'dog', ownerEmail: 'visitor@example.test', vaccinations: [] },
    });
  });

  it('carries its doses, with an end or without one', () => {
    const read = readGuest(guest({ doses: [rabies, { ...rabies, expiresOn: '2027-06-01' }] }));
    expect(read).toMatchObject({
      fields: {
        vaccinations: [
          { vaccine: 'rabies-1y', administeredOn: '2026-06-01', expiresOn: null },
          { vaccine: 'rabies-1y', administeredOn: '2026-06-01', expiresOn: '2027-06-01' },
        ],
      },
    });
  });

  it.each<[string, Partial<GuestDraft>, string]>([
    ['no name', { petName: '  ' }, 'petName'],
    ['no address', { ownerEmail: 'visitor' }, 'ownerEmail'],
    ['no kind', { species: null }, 'species'],
    ['a vaccine that is only typed', { doses: [{ ...rabies, vaccine: null }] }, 'k.vaccine'],
    ['no day', { doses: [{ ...rabies, administeredOn: null }] }, 'k.administeredOn'],
    ['an end before the day', { doses: [{ ...rabies, expiresOn: '2026-05-31' }] }, 'k.expiresOn'],
  ])('with %s says so at its field', (_, change, path) => {
    const read = readGuest(guest(change));
    expect('problems' in read && Object.keys(read.problems)).toEqual([path]);
  });
});

describe('a draft kept on the device', () => {
  it('is taken if it has today’s shape', () => {
    expect(isGuestDraft(JSON.parse(JSON.stringify(guest())))).toBe(true);
  });

  it.each([null, 'text', {}, { petName: 'Momo', ownerEmail: '' }, { ...guest(), doses: [{}] }])(
    'is dropped otherwise: %j',
    (read) => {
      expect(isGuestDraft(read)).toBe(false);
    },
  );
});
