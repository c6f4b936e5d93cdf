import { languages } from '@clearpaw/protocol';
import { jwtVerify } from 'jose';
import { beforeAll, expect, test } from 'vitest';
import { googleWalletSettings, type TestPerson, useServer } from '../../../test/index.ts';
import { readConfig } from '../../platform/config/index.ts';
import { type BuiltBusiness, buildBusiness, buildPet, buildVaccination } from '../../seed/builders/index.ts';
import { googlePassUrl } from './google-pass.ts';

const { environment, publicKey } = googleWalletSettings();
const server = await useServer({ ...environment, PUBLIC_URL: 'https://clearpaw.example' });
const { services } = server;
const maya = await server.owner({ displayName: 'Maya Okafor' });
let theo: TestPerson;
let business: BuiltBusiness;
beforeAll(async () => {
  theo = await server.businessPerson();
  business = await buildBusiness(services, { owner: theo });
});

interface SavedObject {
  readonly id: string;
  readonly classId: string;
  readonly state: string;
  readonly cardTitle: object;
  readonly subheader: object;
  readonly header: { readonly defaultValue: { readonly value: string } };
  readonly barcode: { readonly type: string; readonly value: string; readonly alternateText: string };
  readonly logo?: object;
}

const prefix = 'https://pay.google.com/gp/v/save/';

async function open(url: string, key = publicKey) {
  expect(url.startsWith(prefix)).toBe(true);
  expect(url).not.toContain('#');
  const token = url.slice(prefix.length);
  expect(token.length).toBeLessThanOrEqual(1_800);
  const { payload, protectedHeader } = await jwtVerify(token, key, { audience: 'google' });
  const { genericObjects, genericClasses } = payload.payload as {
    genericObjects: SavedObject[];
    genericClasses: { id: string }[];
  };
  const [saved] = genericObjects;
  if (!saved) throw new Error('The token holds no pass.');
  return { token, payload, alg: protectedHeader.alg, saved, classes: genericClasses };
}

const passOf = async (petId: string) =>
  open((await server.call(maya, 'getWalletPass', { petId, platform: 'google' })).url);

test('the link contains a token that the account’s key verifies, and no other key', async () => {
  const pet = await buildPet(services, { owner: maya, name: 'Biscuit' });
  const { token, payload, alg, saved, classes } = await passOf(pet.id);
  expect(alg).toBe('RS256');
  expect(payload).toMatchObject({
    iss: 'passes@clearpaw-test.iam.gserviceaccount.com',
    typ: 'savetowallet',
    origins: ['https://clearpaw.example'],
  });
  expect(saved).toMatchObject({
    id: expect.stringMatching(/^3388000000022222222\.[\w.-]{22}$/),
    classId: '3388000000022222222.clearpaw-badge',
    state: 'ACTIVE',
    header: { defaultValue: { language: 'en-US', value: 'Biscuit' } },
    subheader: { defaultValue: { value: 'Paper badge' } },
    logo: { sourceUri: { uri: 'https://clearpaw.example/icon-512.png' } },
  });
  expect(classes).toEqual([{ id: saved.classId }]);
  const { publicKey: otherKey } = googleWalletSettings();
  await expect(open(`${prefix}${token}`, otherKey)).rejects.toThrow('signature verification failed');
  const at = token.indexOf('.') + 100;
  const changed = `${token.slice(0, at)}${token[at] === 'A' ? 'B' : 'A'}${token.slice(at + 1)}`;
  await expect(open(`${prefix}${changed}`)).rejects.toThrow('signature verification failed');
});

test('the code is the address alone, accepted as printed, until the badge gets another code', async () => {
  const pet = await buildPet(services, { owner: maya, name: 'Biscuit', microchip: '985112004417863' });
  await buildVaccination(services, { pet, clinic: 'Secret Clinic', lotNumber: 'SECRET1' });
  const { saved, payload } = await passOf(pet.id);
  const { code } = await server.call(maya, 'getBadge', { petId: pet.id });
  expect(saved.barcode).toEqual({
    type: 'QR_CODE',
    value: `https://clearpaw.example/v/${code}`,
    alternateText: code.match(/.{1,4}/g)?.join(' '),
  });
  expect(JSON.stringify(payload)).not.toMatch(/Maya|Okafor|ecret|98511|7863|\d{4}-\d\d-\d\d/i);
  const badge = saved.barcode.value;
  const scanned = await server.call(theo, 'scanBadge', { businessId: business.id, badge });
  expect([scanned.pet.id, scanned.badge.kind]).toEqual([pet.id, 'paper']);
  await server.call(maya, 'rotateBadge', { petId: pet.id });
  const refused = await server.refusal(theo, 'scanBadge', { businessId: business.id, badge });
  expect(refused.details?.reason).toBe('badge_revoked');
  // Google does not update a known pass, so another code creates another pass.
  expect((await passOf(pet.id)).saved.id).not.toBe(saved.id);
});

test('the longest settings and the longest name fit', async () => {
  const longest = googleWalletSettings({
    email: `${'a'.repeat(108)}@example.test.com.au`,
    modulusLength: 4096,
  });
  const publicUrl = `https://${'a'.repeat(63)}.example`;
  const { googleWallet } = readConfig({
    ...longest.environment,
    GOOGLE_WALLET_ISSUER_ID: '9'.repeat(20),
    PUBLIC_URL: publicUrl.padEnd(80, '/x'),
  });
  if (!googleWallet) throw new Error('There is no wallet.');
  const face = {
    petId: 'unused',
    name: '\u{1f415}'.repeat(60),
    species: 'dog',
    isSpecimen: true,
    address: `${publicUrl.padEnd(80, '/x')}/v/${'A'.repeat(26)}`,
    typed: 'AAAA AAAA AAAA AAAA AAAA AAAA AA',
    codeName: 'A'.repeat(22),
    publicUrl: publicUrl.padEnd(80, '/x'),
  };
  for (const language of languages) {
    const url = await googlePassUrl(googleWallet, face, { language, now: new Date() });
    const { saved, token } = await open(url, longest.publicKey);
    expect(token.length).toBeGreaterThan(1_600);
    expect(saved.logo).toBeUndefined();
    expect(saved.header.defaultValue.value).toMatch(/^\u{1f415}{5,}$/u);
  }
});

test('the pass is in the language of the account, or in the one that is asked for', async () => {
  const ana = await server.owner();
  const pet = await buildPet(services, { owner: ana, name: 'Biscuit' });
  await server.call(ana, 'updateProfile', { language: 'ar' });
  const said = async (language?: 'de') => {
    const { url } = await server.call(ana, 'getWalletPass', { petId: pet.id, platform: 'google', language });
    const { saved } = await open(url);
    return [saved.cardTitle, saved.subheader];
  };
  const inLanguage = (language: string, ...values: string[]) =>
    values.map((value) => ({ defaultValue: { language, value } }));
  expect(await said()).toEqual(inLanguage('ar', 'شارة Clearpaw', 'شارة ورقية'));
  expect(await said('de')).toEqual(inLanguage('de', 'Clearpaw-Ausweis', 'Papierausweis'));
});

test('only Google Wallet is offered, and Apple Wallet is refused', async () => {
  const pet = await buildPet(services, { owner: maya });
  expect(await server.call(maya, 'listWalletPlatforms', {})).toEqual({ platforms: ['google'] });
  const refused = await server.refusal(maya, 'getWalletPass', { petId: pet.id, platform: 'apple' });
  expect([refused.status, refused.details?.reason]).toEqual(['FAILED_PRECONDITION', 'not_configured']);
});
