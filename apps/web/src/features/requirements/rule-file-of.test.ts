import type { Rule } from '@clearpaw/domain';
import { expect, test } from 'vitest';
import { fileNameOf, savedRules, textOfRuleFile } from './rule-file-of.ts';

const file = (name: string, size = 20, type = '') => ({ name, size, type, text: async () => '{}' });

test.each([
  ['rules.json', 20, '', { text: '{}' }],
  ['RULES.JSON', 20, '', { text: '{}' }],
  ['rules', 20, 'application/json', { text: '{}' }],
  ['rules.pdf', 20, 'application/pdf', { problem: 'wrong_type' }],
  ['photo.jpg', 20, 'image/jpeg', { problem: 'wrong_type' }],
  ['rules.json', 400_001, 'application/json', { problem: 'too_big' }],
])('%s of %i bytes: %j', async (name, size, type, read) => {
  expect(await textOfRuleFile(file(name, size, type))).toEqual(read);
});

test('a rule whose waiver is unknown is counted as missing', () => {
  const waiver = (waiverId: string): Rule => ({
    id: waiverId,
    level: 'required',
    requirement: { kind: 'waiver', waiverId, materialVersion: 1 },
  });
  const known = [{ id: 'a', title: 'Play', materialVersion: 1 }];
  const { content, count, missing } = savedRules([waiver('a'), waiver('b')], known);
  expect([count, missing]).toEqual([1, 1]);
  expect(JSON.parse(content).rules).toEqual([
    { level: 'required', requirement: { kind: 'waiver', waiver: 'Play' } },
  ]);
});

test.each([
  ['rules of Paws & Beans', 'rules of Paws & Beans.json'],
  ['rules of A/B: "C"', 'rules of A B C.json'],
])('%s is saved as %s', (name, saved) => {
  expect(fileNameOf(name)).toBe(saved);
});
