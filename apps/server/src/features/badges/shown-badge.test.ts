import { readClaims } from '@clearpaw/domain';
import { formatLiveFragment, makeKeyPair, openCredential, slotAt } from '@clearpaw/protocol';
import { beforeAll, describe, expect, test } from 'vitest';
import { type TestPerson, useServer } from '../../../test/index.ts';
import { type BuiltBusiness, buildBusiness, buildPet, buildVaccination } from '../../seed/builders/index.ts';
import { findKeyIn } from './find-key.ts';

let ahead = 0;
const clock = { now: () => new Date(Date.now() + ahead) };
const server = await useServer({}, { clock });
const { services } = server;
const day = 24 * 60 * 60 * 1000;
const device = await makeKeyPair(false);
const deviceKey = (await crypto.subtle.exportKey('jwk', device.publicKey)) as {
  kty: 'EC';
  crv: 'P-256';
  x: string;
  y: string;
};
let maya: TestPerson;
let theo: TestPerson;
let business: BuiltBusiness;
beforeAll(async () => {
  maya = await server.owner();
  theo = await server.businessPerson();
  business = await buildBusiness(services, { owner: theo });
});

async function buildBiscuit() {
  const pet = await buildPet(services, { owner: maya, name: 'Biscuit', microchip: '985112004417863' });
  await buildVaccination(services, { pet, clinic: 'Secret Clinic', lotNumber: 'SECRET1' });
  return pet;
}

const scan = (badge: string, scanner = business) =>
  server.call(theo, 'scanBadge', { businessId: scanner.id, badge });
async function refuses(badge: string, scanner = business) {
  const refused = await server.refusal(theo, 'scanBadge', { businessId: scanner.id, badge });
  return [refused.status, refused.details?.reason];
}
const invalid = ['FAILED_PRECONDITION', 'badge_invalid'];

async function showLive(petId: string, at = clock.now().getTime()) {
  const badge = await server.call(maya, 'getBadge', { petId, deviceKey });
  return { ...badge, live: await formatLiveFragment(badge.credential, slotAt(at), device.privateKey) };
}

describe('a printed badge', () => {
  test('contains what a scanner needs to know about the pet, but not owner, clinic, lot or the whole microchip number', async () => {
    const pet = await buildBiscuit();
    const { credential, issuedAt } = await server.call(maya, 'getBadge', { petId: pet.id });
    const opened = await openCredential(credential, findKeyIn(services, clock.now()));
    const claims = 'failed' in opened ? null : readClaims(opened.claims);
    expect(claims).toMatchObject({
      issuer: new URL(services.config.publicUrl).host,
      petId: pet.id,
      name: 'Biscuit',
      species: 'dog',
      chipTail: '7863',
      specimen: false,
      issuedAt: Date.parse(issuedAt) / 1000,
      deviceKey: null,
      doses: [{ vaccine: 'rabies-1y', evidence: 'owner' }],
    });
    expect(JSON.stringify([...Object.values(claims ?? {})])).not.toMatch(/ecret|98511/i);
  });
  test('is accepted as a printed badge, by its address and by its fragment alone', async () => {
    const pet = await buildBiscuit();
    const { url, credential, code } = await server.call(maya, 'getBadge', { petId: pet.id });
    expect((await scan(url)).badge.kind).toBe('paper');
    expect((await scan(credential)).pet.id).toBe(pet.id);
    expect((await scan(code)).badge.kind).toBe('code');
  });
  test('is not accepted where only live badges are; a typed code still is', async () => {
    const strict = await buildBusiness(services, { owner: theo });
    await server.call(theo, 'updateBusiness', { businessId: strict.id, acceptPaper: false });
    const pet = await buildBiscuit();
    const { url, code } = await server.call(maya, 'getBadge', { petId: pet.id });
    expect(await refuses(url, strict)).toEqual(['FAILED_PRECONDITION', 'badge_not_live']);
    expect((await scan(code, strict)).badge.kind).toBe('code');
    const { live } = await showLive(pet.id);
    expect((await scan(live, strict)).badge.kind).toBe('live');
  });
  test('expires after a week', async () => {
    const pet = await buildBiscuit();
    ahead = -8 * day;
    const { url } = await server.call(maya, 'getBadge', { petId: pet.id });
    ahead = 0;
    expect(await refuses(url)).toEqual(['FAILED_PRECONDITION', 'badge_expired']);
  });
  test('from the future is invalid', async () => {
    const pet = await buildBiscuit();
    ahead = 120_000;
    const { url } = await server.call(maya, 'getBadge', { petId: pet.id });
    ahead = 0;
    expect(await refuses(url)).toEqual(invalid);
  });
  test('cannot be used with another pet’s code', async () => {
    const [one, other] = [await buildBiscuit(), await buildBiscuit()];
    const { credential } = await server.call(maya, 'getBadge', { petId: one.id });
    const { code } = await server.call(maya, 'getBadge', { petId: other.id });
    expect(await refuses(`${services.config.publicUrl}/v/${code}#${credential}`)).toEqual(invalid);
  });
  test('with any character changed is invalid', async () => {
    const pet = await buildBiscuit();
    const { code, credential } = await server.call(maya, 'getBadge', { petId: pet.id });
    for (let at = 0; at < credential.length; at += 17) {
      const letterSize = credential[at] === 'A' ? 'B' : 'A';
      const changed = `${credential.slice(0, at)}${letterSize}${credential.slice(at + 1)}`;
      expect(await refuses(`${services.config.publicUrl}/v/${code}#${changed}`)).toEqual(invalid);
    }
  });
});

describe('a live badge', () => {
  test('is accepted near its half-minute, with clocks half a minute apart', async () => {
    const pet = await buildBiscuit();
    for (const gap of [0, 29_000, -60_000]) {
      const { live, url, credential } = await showLive(pet.id, clock.now().getTime() + gap);
      expect((await scan(live)).badge.kind).toBe('live');
      expect((await scan(url.replace(credential, live))).badge.kind).toBe('live');
    }
  });
  test('is refused as a screenshot, without its live code, and from another device', async () => {
    const pet = await buildBiscuit();
    const notLive = ['FAILED_PRECONDITION', 'badge_not_live'];
    expect(await refuses((await showLive(pet.id, clock.now().getTime() - 121_000)).live)).toEqual(notLive);
    const { url, credential } = await showLive(pet.id);
    expect(await refuses(url)).toEqual(notLive);
    const other = await makeKeyPair(false);
    const now = slotAt(clock.now().getTime());
    expect(await refuses(await formatLiveFragment(credential, now, other.privateKey))).toEqual(notLive);
    const printed = await server.call(maya, 'getBadge', { petId: pet.id });
    expect(await refuses(await formatLiveFragment(printed.credential, now, other.privateKey))).toEqual(
      notLive,
    );
  });
  test.each([
    ['with a private part', { ...deviceKey, d: 'A'.repeat(43) }],
    ['off the curve', { ...deviceKey, x: 'A'.repeat(43) }],
    ['of another curve', { ...deviceKey, crv: 'P-384' }],
  ])('is not bound to a key %s', async (_, key) => {
    const pet = await buildBiscuit();
    const refused = await server.refusal(maya, 'getBadge', { petId: pet.id, deviceKey: key });
    expect(refused.details?.issues?.[0]?.path).toMatch(/^deviceKey/);
  });
});
