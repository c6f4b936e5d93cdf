import { badgeCodeFrom, badgeUrl, promisedDoses, writeClaims } from '@clearpaw/domain';
import { formatLiveFragment, makeKeyPair, pointOf, qrVersionOf, sealCredential } from '@clearpaw/protocol';
import { createBadgeRng, generateClaims } from '@clearpaw/testing';
import { expect, test } from 'vitest';

const publicUrl = 'https://clearpaw.example';
const server = await makeKeyPair(false);
const device = await makeKeyPair(true);
const deviceKey = pointOf({ ...(await crypto.subtle.exportKey('jwk', device.publicKey)) });
const by = { kid: new Uint8Array(4), key: server.privateKey };
const code = badgeCodeFrom(new Uint8Array(16).fill(255));
const rng = createBadgeRng(7);

test('the promise is made for addresses of 24 characters', () => {
  expect(publicUrl).toHaveLength(24);
});

test.each(Array.from({ length: 40 }, (_, index) => index))(
  'pet %i with eight vaccinations fits version 12 as paper and version 16 when live',
  async () => {
    const claims = { ...generateClaims(rng, promisedDoses), name: 'Sixteen bytes ok', chipTail: '9999' };
    const printed = await sealCredential(writeClaims({ ...claims, revocationIndex: 0xffff_ffff }), by);
    expect(qrVersionOf(badgeUrl(publicUrl, code, printed))).toBeLessThanOrEqual(12);
    const bound = { ...claims, revocationIndex: 0xffff_ffff, deviceKey };
    const live = await formatLiveFragment(
      await sealCredential(writeClaims(bound), by),
      59_841_960,
      device.privateKey,
    );
    expect(qrVersionOf(badgeUrl(publicUrl, code, live))).toBeLessThanOrEqual(16);
  },
);
