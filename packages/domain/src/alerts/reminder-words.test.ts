import { describe, expect, it } from 'vitest';
import { namesOf, type Reminder, reminderMessages } from './reminder-words.ts';

const reminder: Reminder = {
  petName: 'Biscuit',
  need: {
    key: 'k',
    subject: 'Rabies (1 year)',
    lastValidOn: '2026-06-30',
    actBy: '2026-06-24',
    recordId: 'd',
    businessIds: ['b1'],
  },
  stage: 'in_14',
  businesses: ['Hound Café'],
  today: '2026-06-10',
};

describe('a reminder', () => {
  it('says in its title how long there is, and in its body what and why so early', () => {
    expect(reminderMessages(reminder)).toEqual({
      title: 'Biscuit: something to renew within 14 days',
      body: 'Rabies (1 year) is good until June 30, 2026. Hound Café asks for it. Renewing takes time to count: begin by June 24, 2026 and there is no gap.',
    });
  });
  it.each([
    ['2026-06-23', 'Biscuit: something to renew by tomorrow'],
    ['2026-06-24', 'Biscuit: something to renew today'],
    ['2026-06-28', 'Biscuit: something to renew as soon as you can'],
  ])('on %s its title is %s', (today, title) => {
    expect(reminderMessages({ ...reminder, today }).title).toBe(title);
  });
  it('says once that a proof has lapsed', () => {
    const { title, body } = reminderMessages({
      ...reminder,
      stage: 'lapsed',
      businesses: [],
      today: '2026-07-01',
    });
    expect([title, body]).toEqual([
      'Biscuit: a proof has lapsed',
      'Rabies (1 year) was good until June 30, 2026. Add the new one as soon as it is given.',
    ]);
  });
  it('never has anything medical in its title', () => {
    for (const stage of ['in_30', 'in_14', 'in_3', 'today', 'lapsed'] as const) {
      expect(reminderMessages({ ...reminder, stage }).title).not.toMatch(/rabies|vaccin|dose/i);
    }
  });
});

it('names two businesses and counts the rest', () => {
  expect([[], ['A'], ['A', 'B'], ['A', 'B', 'C', 'D']].map(namesOf)).toEqual([
    '',
    'A',
    'A and B',
    'A, B and 2 more',
  ]);
});
