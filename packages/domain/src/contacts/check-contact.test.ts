import { describe, expect, test } from 'vitest';
import { type Contact, checkContact } from './check-contact.ts';

const contact: Contact = {
  name: 'Maya Okafor',
  phone: '+1 555 010 0199',
  emergency: { name: 'Ben', phone: '(555) 010-0142' },
  pickups: [{ name: 'Ada', phone: '555 0101' }],
};

describe('contact details', () => {
  test('are valid with numbers that can be dialed, or without a number', () => {
    expect(checkContact(contact)).toEqual([]);
    expect(checkContact({ name: 'Maya', phone: null, emergency: null, pickups: [] })).toEqual([]);
  });

  test('name each number that cannot be dialed', () => {
    const wrong: Contact = {
      ...contact,
      phone: 'at work',
      emergency: { name: 'Ben', phone: '12' },
      pickups: [...contact.pickups, { name: 'Cal', phone: '1'.repeat(16) }],
    };
    expect(checkContact(wrong).map(({ path }) => path)).toEqual([
      'phone',
      'emergency.phone',
      'pickups.1.phone',
    ]);
  });
});
