import { describe, expect, it } from 'vitest';
import { blankDose, blankGuest, isGuestDraft } from './guest-draft.ts';

const guest = () => ({
  ...blankGuest(),
  petName: 'Momo',
  doses: [blankDose()],
  asked: { rabies: blankDose() },
  photos: [{ storagePath: 'users/u/documents/a.jpg', kind: 'vaccination_certificate', name: 'a.jpg' }],
});

describe('a draft kept on the device', () => {
  it('is taken if it has today’s shape', () => {
    expect(isGuestDraft(JSON.parse(JSON.stringify(guest())))).toBe(true);
  });

  it.each([
    null,
    'text',
    {},
    // As it was stored before the form asked what the rules need.
    { petName: 'Momo', species: 'dog', ownerEmail: '', doses: [] },
    { ...guest(), doses: [{}] },
    // As it was stored before it said whose pet it will be.
    { ...guest(), customerId: undefined },
    { ...guest(), asked: { rabies: {} } },
    { ...guest(), photos: [{}] },
    { ...guest(), species: 'dragon' },
  ])('is dropped otherwise: %j', (read) => {
    expect(isGuestDraft(read)).toBe(false);
  });
});
