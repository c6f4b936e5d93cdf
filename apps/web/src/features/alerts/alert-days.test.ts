import { alertKinds } from '@clearpaw/domain';
import { expect, test } from 'vitest';
import { alertActionOf, needsAction } from './alert-action.ts';
import { byDay } from './alert-days.ts';
import { kindsFor, topicOfKind } from './alert-topic.ts';
import type { Alert } from './use-newest-alerts.ts';

const alert = (id: string, at: Date): Alert => ({
  ...{ id, kind: 'renewal', petId: null, businessId: null, documentId: null, waiverId: null },
  ...{ title: '', body: '', createdAt: at.toISOString(), readAt: null },
});

test('alerts are of today, of yesterday or earlier, also over the turn of a year', () => {
  const now = new Date(2027, 0, 1, 0, 30);
  const list = [
    alert('a', new Date(2027, 0, 1, 0, 10)),
    alert('b', new Date(2026, 11, 31, 23, 59)),
    alert('c', new Date(2026, 11, 31, 0, 0)),
    alert('d', new Date(2026, 11, 30, 23, 59)),
  ];
  const days = byDay(list, now).map(({ day, alerts }) => [day, alerts.map(({ id }) => id)]);
  expect(days).toEqual([
    ['today', ['a']],
    ['yesterday', ['b', 'c']],
    ['earlier', ['d']],
  ]);
  expect(byDay(list.slice(3), now).map(({ day }) => day)).toEqual(['earlier']);
});

test('what was to be done once asks for nothing after it was read; a page that says what is due still does', () => {
  const read = '2026-11-27T10:00:00.000Z';
  expect(alertActionOf({ kind: 'document_read', readAt: null })).toBe('review');
  expect(alertActionOf({ kind: 'document_read', readAt: read })).toBeNull();
  expect(alertActionOf({ kind: 'renewal', readAt: read })).toBe('due');
  expect(needsAction({ kind: 'renewal', readAt: read })).toBe(false);
  expect(needsAction({ kind: 'renewal', readAt: null })).toBe(true);
  expect(needsAction({ kind: 'new_viewer', readAt: null })).toBe(false);
});

test('owners and businesses choose about their own topics, and about their account', () => {
  const topics = (audience: 'owner' | 'business') =>
    new Set(kindsFor(audience).map((kind) => topicOfKind[kind]));
  expect([...topics('owner')].sort()).toEqual(
    ['account', 'documents', 'renewals', 'requirements', 'views', 'visits'].sort(),
  );
  expect([...topics('business')].sort()).toEqual(['account', 'arrivals', 'reviews', 'summary']);
  expect(new Set([...kindsFor('owner'), ...kindsFor('business')]).size).toBe(alertKinds.length);
});
