import { describe, expect, test } from 'vitest';
import { clinicKeyOf, confirmedEvidence, isRestated, mailboxOf } from './index.ts';

describe('a mailbox', () => {
  test.each([
    ['Maya.Okafor+vet@Gmail.com', 'mayaokafor@gmail.com'],
    ['m.a.y.a.okafor@googlemail.com', 'mayaokafor@gmail.com'],
    ['maya+x@example.test', 'maya@example.test'],
    ['Maya@Example.test.', 'maya@example.test'],
  ])('%s is %s', (written, mailbox) => expect(mailboxOf(written)).toBe(mailbox));
  test('keeps its dots everywhere except at Gmail', () =>
    expect(mailboxOf('a.b@example.test')).not.toBe(mailboxOf('ab@example.test')));
});

test('a clinic is identified by its own domain, at a public one by its mailbox', () => {
  expect(clinicKeyOf('Records@Lakeside.example')).toBe('lakeside.example');
  expect(clinicKeyOf('dr.ortiz+x@gmail.com')).toBe('drortiz@gmail.com');
});

describe('a confirmation counts', () => {
  test.each([
    [true, 'default', 'any', 'clinic'],
    [false, 'default', 'any', 'document'],
    [true, 'default', 'listed', 'document'],
    [false, 'trusted', 'listed', 'clinic'],
    [false, 'trusted', 'any', 'clinic'],
    [true, 'blocked', 'any', null],
  ] as const)('known %s, %s, %s: %s', (isKnown, trust, mode, expected) =>
    expect(confirmedEvidence({ isKnown, trust, mode })).toBe(expected),
  );
});

test('documents alone do not change what a record states', () => {
  const before = { lotNumber: 'A', documentIds: [] };
  expect(isRestated(before, { documentIds: ['x'] })).toBe(false);
  expect(isRestated(before, { lotNumber: 'A', documentIds: ['x'] })).toBe(false);
  expect(isRestated(before, { lotNumber: undefined })).toBe(false);
  expect(isRestated(before, { lotNumber: 'B' })).toBe(true);
});
