import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Rule } from '@clearpaw/domain';
import { describe, expect, test } from 'vitest';
import type { OfflineSnapshot } from './offline-store.ts';
import { readOffline } from './read-offline.ts';
import { readRevocations } from './read-revocations.ts';

const vectors = JSON.parse(
  readFileSync(new URL('../../../../../../docs/badge-format-vectors.json', import.meta.url), 'utf8'),
);
const rabies: Rule = {
  id: 'rabies',
  level: 'required',
  requirement: { kind: 'vaccination', targets: ['rabies'] },
};
const snapshot: OfflineSnapshot = {
  businessId: 'b',
  keys: vectors.keys,
  revoked: new Set(),
  rules: [rabies],
  acceptPaper: true,
  readAt: Date.parse('2026-11-21T08:30:00Z'),
  clockAheadMs: 0,
};
const scanner = (at: string) => ({
  host: 'clearpaw.example',
  timeZone: 'UTC',
  service: null,
  deviceNow: Date.parse(at),
});
interface Vector {
  readonly is: string;
  readonly at: string;
  readonly address: string;
}
const named: Record<string, string> = {
  not_live: 'badge_not_live',
  expired: 'badge_expired',
  not_yet_valid: 'clock_wrong',
  wrong_issuer: 'badge_invalid',
  forged: 'badge_invalid',
  unknown_key: 'key_unknown',
  malformed: 'badge_invalid',
};

test.each(vectors.badges as Vector[])(
  'the published vector at $at is $is here too',
  async ({ is, at, address }) => {
    const fresh = { ...snapshot, readAt: Date.parse(at) - 60_000 };
    const read = await readOffline(address, fresh, scanner(at));
    if (is === 'live' || is === 'paper')
      expect(read).toMatchObject({ kind: is, claims: { name: 'Biscuit' } });
    else expect(read).toEqual({ refused: named[is] });
  },
);

describe('a good badge', () => {
  const [printed] = (vectors.badges as Vector[]).filter(({ is }) => is === 'paper');
  const read = (change: Partial<OfflineSnapshot> = {}, at = printed?.at ?? '') =>
    readOffline(printed?.address ?? '', { ...snapshot, ...change }, scanner(at));
  test('is good to go by fresh lists', async () => {
    expect(await read()).toMatchObject({ judgment: { sure: true, report: { verdict: 'compliant' } } });
  });
  test('is never sure by lists older than a day', async () => {
    const old = { readAt: Date.parse('2026-11-20T09:59:00Z') };
    expect(await read(old)).toMatchObject({ judgment: { sure: false } });
  });
  test('that was revoked is refused', async () => {
    expect(await read({ revoked: new Set([7]) })).toEqual({ refused: 'badge_revoked' });
  });
  test('does not count a dose that this business rejected', async () => {
    const good = await read();
    if ('refused' in good) throw new Error('The badge is good.');
    const { petId, doses } = good.claims;
    const rejectedDoses = new Set(
      doses.map((dose) =>
        createHash('sha256')
          .update(`${petId} ${dose.vaccine} ${dose.administeredOn}`)
          .digest('base64url')
          .slice(0, 22),
      ),
    );
    expect(await read({ rejectedDoses })).toMatchObject({
      judgment: { report: { verdict: 'non_compliant' } },
    });
  });
  test('on paper is refused where only live ones are taken', async () => {
    expect(await read({ acceptPaper: false })).toEqual({ refused: 'badge_not_live' });
  });
  test('is judged by the server’s clock, however wrong this device’s is', async () => {
    const behind = new Date(Date.parse(printed?.at ?? '') - 48 * 3_600_000).toISOString();
    expect(await read({ clockAheadMs: 48 * 3_600_000 }, behind)).toMatchObject({ judgment: { sure: true } });
    expect(await read({}, behind)).toEqual({ refused: 'clock_wrong' });
  });
});

test('a typed code needs the network, and a foreign code is none', async () => {
  expect(await readOffline('A'.repeat(26), snapshot, scanner('2026-11-21T09:00:00Z'))).toEqual({
    refused: 'needs_network',
  });
  expect(await readOffline('hello', snapshot, scanner('2026-11-21T09:00:00Z'))).toEqual({
    refused: 'badge_invalid',
  });
});

test('the revocation list is believed when it is signed by a published key, and only then', async () => {
  const bytes = new Uint8Array(Buffer.from(vectors.revocations.base64, 'base64'));
  const { revoked, issuedAt } = await readRevocations(bytes, vectors.keys);
  expect([...revoked]).toEqual(vectors.revocations.revoked);
  expect(issuedAt).toBe(vectors.revocations.issuedAt);
  await expect(readRevocations(bytes, [])).rejects.toThrow();
  bytes[bytes.length - 80] = (bytes[bytes.length - 80] ?? 0) ^ 1;
  await expect(readRevocations(bytes, vectors.keys)).rejects.toThrow();
});
