import { describe, expect, test } from 'vitest';
import { blankPerson, type ContactDraft, contactOf, draftProblems, pickupDraftOf } from './contact-draft.ts';

const draft: ContactDraft = { name: 'Maya', phone: '', emergency: blankPerson, pickups: [] };
const texts = { nameMissing: 'name?', phoneMissing: 'phone?' };
const ada = { name: 'Ada', phone: '555 0101' };
const pickups = (...people: { name: string; phone: string }[]) => people.map(pickupDraftOf);

describe('what is typed as contact details', () => {
  test('leaves out people of whom nothing was typed', () => {
    expect(contactOf({ ...draft, pickups: pickups(ada, blankPerson) })).toEqual({
      name: 'Maya',
      phone: null,
      emergency: null,
      pickups: [ada],
    });
    expect(draftProblems({ ...draft, pickups: pickups(ada, blankPerson) }, texts).size).toBe(0);
  });

  test('asks for what is missing, at its field', () => {
    const half: ContactDraft = {
      ...draft,
      name: ' ',
      emergency: { name: 'Ben', phone: '' },
      pickups: pickups(ada, { name: '', phone: '555 0102' }),
    };
    expect([...draftProblems(half, texts)]).toEqual([
      ['name', 'name?'],
      ['emergency.phone', 'phone?'],
      ['pickups.1.name', 'name?'],
    ]);
  });

  test('names a number that cannot be dialed', () => {
    const wrong = draftProblems(
      { ...draft, phone: 'home', pickups: pickups({ name: 'Ada', phone: '1' }) },
      texts,
    );
    expect([...wrong.keys()]).toEqual(['phone', 'pickups.0.phone']);
  });
});
