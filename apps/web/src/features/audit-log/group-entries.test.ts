import { describe, expect, it } from 'vitest';
import { groupEntries } from './group-entries.ts';
import type { ListedAuditEntry } from './listed-entry.ts';

const entry = (at: string, changes: Partial<ListedAuditEntry> = {}): ListedAuditEntry => ({
  id: at,
  at,
  actor: { kind: 'member', uid: 'u1', name: 'Sam Ode' },
  action: 'getCustomer',
  subject: { kind: 'pet', id: 'p1', name: 'Biscuit', petId: 'p1' },
  place: 1,
  hash: 'f'.repeat(64),
  ...changes,
});
const shape = (entries: readonly ListedAuditEntry[], zone = 'UTC') =>
  groupEntries(entries, zone).map(({ day, runs }) => [day, runs.map((run) => run.length)]);

describe('groupEntries', () => {
  it('begins a day where the reader’s calendar does', () => {
    const entries = [entry('2026-11-27T03:00:00.000Z'), entry('2026-11-27T01:00:00.000Z')];
    expect(shape(entries)).toEqual([['2026-11-27', [1, 1]]]);
    expect(shape(entries, 'America/New_York')).toEqual([['2026-11-26', [1, 1]]]);
    expect(shape(entries, 'America/Noronha')).toEqual([
      ['2026-11-27', [1]],
      ['2026-11-26', [1]],
    ]);
  });

  it.each([
    ['another action', { action: 'checkIn' }],
    ['another person', { actor: { kind: 'member', uid: 'u2', name: 'Sam Ode' } }],
    ['another key without an account', { actor: { kind: 'api-key', uid: null, name: 'Website' } }],
    ['another pet', { subject: { kind: 'pet', id: 'p2', name: 'Biscuit', petId: 'p2' } }],
  ] as const)('%s is another run; the first goes on after it', (_, changes) => {
    const at = '2026-11-27T03:00:00.000Z';
    expect(shape([entry(at), entry(at), entry(at, changes), entry(at)])).toEqual([['2026-11-27', [3, 1]]]);
  });

  it('more than ten minutes end a run', () => {
    const [late, soon, early] = ['03:20', '03:10', '02:59'].map((time) =>
      entry(`2026-11-27T${time}:00.000Z`),
    );
    expect(shape([late, soon, early].filter((one) => one !== undefined))).toEqual([['2026-11-27', [2, 1]]]);
  });

  it('no entries are no days', () => {
    expect(shape([])).toEqual([]);
  });
});
