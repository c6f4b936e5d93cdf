import { expect, test } from 'vitest';
import { alertPath } from './alert-path.ts';

test.each([
  ['renewal', 'p1', '/pets/p1'],
  ['checked_in', 'p1', '/pets/p1'],
  ['payment_trouble', null, '/billing'],
  ['capacity_reached', null, '/business'],
  ['weekly_digest', null, '/business/insight'],
  ['review_waiting', 'p1', '/business/reviews'],
  ['guest_merge', null, '/business/pets'],
  ['invitation', null, null],
  ['renewal', null, null],
] as const)('%s about %s leads to %s', (kind, petId, path) => {
  expect(alertPath({ kind, petId, documentId: null, waiverId: null })).toBe(path);
});

test('a document that was read leads to the document', () => {
  expect(alertPath({ kind: 'document_read', petId: 'p1', documentId: 'd1', waiverId: null })).toBe(
    '/docs/d1',
  );
});

test('a waiver to sign leads to signing', () => {
  expect(alertPath({ kind: 'waiver_to_sign', petId: 'p1', documentId: null, waiverId: 'w1' })).toBe(
    '/waivers/w1',
  );
});
