import { expect, test } from 'vitest';
import { entrySentence } from './entry-sentence.ts';
import { auditLogMessages } from './messages.gen.ts';

const read = (action: string, hasSubject = true): string | null => {
  const sentence = entrySentence(action, hasSubject, auditLogMessages);
  if (sentence === null) return null;
  const names = { who: 'Ana Reyes', about: 'Maple' };
  const words = sentence.parts.map(({ text, slot }) => (slot ? names[slot] : text)).join('');
  return [words, sentence.detail].filter(Boolean).join(', ');
};

test.each([
  ['checkIn', 'Ana Reyes checked in Maple'],
  ['connectPet:records', 'Ana Reyes connected Maple, full record'],
  ['publishRequirements:3', 'Ana Reyes published requirements, version 3'],
  ['changePlan:open', 'Ana Reyes set the plan to active'],
  ['getCustomer', 'Ana Reyes viewed the owner of Maple'],
  ['changeMemberRole:manager', 'Ana Reyes changed the role of Maple, manager'],
])('%s reads as %s', (action, words) => {
  expect(read(action)).toBe(words);
});

test('an action without a sentence, or a sentence without its subject, is left out', () => {
  expect(read('rotateApiKey')).toBeNull();
  expect(read('createApiKey', false)).toBeNull();
  expect(read('constructor')).toBeNull();
  expect(read('checkIn', false)).toBeNull();
  expect(read('changePlan:open', false)).toBe('Ana Reyes set the plan to active');
});
