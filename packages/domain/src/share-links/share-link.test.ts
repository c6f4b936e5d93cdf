import { expect, test } from 'vitest';
import { shareLinkState } from './share-link.ts';

const now = new Date('2026-11-23T12:00:00Z');
const open = { endedAt: null, expiresAt: null, attemptsLeft: null };

test.each([
  ['active', open],
  ['active', { ...open, expiresAt: new Date('2026-11-23T12:00:00.001Z') }],
  ['active', { ...open, attemptsLeft: 1 }],
  ['expired', { ...open, expiresAt: now }],
  ['locked', { ...open, attemptsLeft: 0 }],
  ['ended', { endedAt: now, expiresAt: now, attemptsLeft: 0 }],
] as const)('a link is %s', (state, terms) => {
  expect(shareLinkState(terms, now)).toBe(state);
});
