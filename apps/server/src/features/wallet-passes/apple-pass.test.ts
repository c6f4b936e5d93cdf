import { type Language, languages } from '@clearpaw/protocol';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { appleWalletSettings, type TestPerson, useServer } from '../../../test/index.ts';
import { coOwnerTable } from '../../schema/co-owner.ts';
import { type BuiltBusiness, buildBusiness, buildPet, buildVaccination } from '../../seed/builders/index.ts';
import { filesIn, passFault } from './testing/pass-fault.ts';

let ahead = 0;
const clock = { now: () => new Date(Date.now() + ahead) };
const { environment, rootPem } = await appleWalletSettings();
const server = await useServer({ ...environment, PUBLIC_URL: 'https://clearpaw.example' }, { clock });
const { services } = server;
const maya = await server.owner({ displayName: 'Maya Okafor' });
let theo: TestPerson;
let business: BuiltBusiness;
beforeAll(async () => {
  theo = await server.businessPerson();
  business = await buildBusiness(services, { owner: theo });
});

const day = 24 * 60 * 60 * 1000;
async function after<Result>(ms: number, act: () => Promise<Result>): Promise<Result> {
  ahead = ms;
  return act().finally(() => {
    ahead = 0;
  });
}

const localOf = (url: string) => url.replace(services.config.publicUrl, server.url);
const scan = (badge: string) => server.call(theo, 'scanBadge', { businessId: business.id, badge });

async function addressFor(petId: string, person = maya, language?: Language): Promise<string> {
  const { url } = await server.call(person, 'getWalletPass', { petId, platform: 'apple', language });
  expect(url).toMatch(/^https:\/\/clearpaw\.example\/exports\/passes\/[\w-]{43}(\?lang=\w\w)?$/);
  return localOf(url);
}

async function passOf(petId: string, language?: Language) {
  const reply = await fetch(await addressFor(petId, maya, language));
  expect(reply.status).toBe(200);
  expect(reply.headers.get('content-type')).toBe('application/vnd.apple.pkpass');
  const files = filesIn(new Uint8Array(await reply.arrayBuffer()));
  const text = Buffer.from(files['pass.json'] ?? []).toString();
  const content = JSON.parse(text) as { barcodes: { message: string; format: string; altText: string }[] };
  return { files, text, content, barcode: content.barcodes[0]?.message ?? '' };
}

test('the file is signed with the operator’s certificate, and no byte of it can be changed', async () => {
  const pet = await buildPet(services, { owner: maya, name: 'Biscuit' });
  const { files } = await passOf(pet.id);
  expect(Object.keys(files).sort()).toEqual(
    [
      ...['icon.png', 'icon@2x.png', 'icon@3x.png', 'logo.png', 'logo@2x.png', 'logo@3x.png'],
      ...['manifest.json', 'pass.json', 'signature'],
      ...languages.map((language) => `${language}.lproj/pass.strings`),
    ].sort(),
  );
  expect(await passFault(files, rootPem)).toBeNull();
  const { rootPem: otherRoot } = await appleWalletSettings();
  expect(await passFault(files, otherRoot)).toBe('signature');
  const changed = (name: string, at: number) => {
    const bytes = Uint8Array.from(files[name] ?? []);
    bytes[at] = (bytes[at] ?? 0) ^ 1;
    return passFault({ ...files, [name]: bytes }, rootPem);
  };
  for (const name of Object.keys(files)) {
    const size = files[name]?.length ?? 0;
    expect(size).toBeGreaterThan(0);
    const expected = { 'manifest.json': /^(signature|file_changed|other_files)$/, signature: /^signature$/ }[
      name
    ];
    // The last bytes of a signature file are the signature itself.
    expect(await changed(name, size - 2), name).toMatch(expected ?? /^file_changed$/);
  }
  const { 'icon.png': _, ...without } = files;
  expect(await passFault(without, rootPem)).toBe('other_files');
  const icon = await sharp(Buffer.from(files['icon@2x.png'] ?? [])).metadata();
  expect([icon.width, icon.height]).toEqual([58, 58]);
});

test('the code is an address without a fragment that the scanner accepts as printed, until the badge gets another code', async () => {
  const pet = await buildPet(services, { owner: maya, name: 'Biscuit' });
  const { barcode, content } = await passOf(pet.id);
  const { code } = await server.call(maya, 'getBadge', { petId: pet.id });
  expect(barcode).toBe(`https://clearpaw.example/v/${code}`);
  expect(content.barcodes).toEqual([
    expect.objectContaining({ format: 'PKBarcodeFormatQR', altText: code.match(/.{1,4}/g)?.join(' ') }),
  ]);
  expect(await scan(barcode)).toMatchObject({ pet: { id: pet.id }, badge: { kind: 'paper' } });
  // It does not expire by itself, because the code is looked up.
  const scanned = await after(8 * day, async () => {
    const later = await server.as(theo);
    return server.call(later, 'scanBadge', { businessId: business.id, badge: barcode });
  });
  expect(scanned.badge.kind).toBe('paper');

  await server.call(maya, 'rotateBadge', { petId: pet.id });
  const refused = await server.refusal(theo, 'scanBadge', { businessId: business.id, badge: barcode });
  expect([refused.status, refused.details?.reason]).toEqual(['FAILED_PRECONDITION', 'badge_revoked']);
  const next = await passOf(pet.id);
  expect(next.barcode).not.toBe(barcode);
  expect((await scan(next.barcode)).badge.kind).toBe('paper');
});

test('a business that accepts only live badges refuses it', async () => {
  const strict = await buildBusiness(services, { owner: theo });
  await server.call(theo, 'updateBusiness', { businessId: strict.id, acceptPaper: false });
  const pet = await buildPet(services, { owner: maya });
  const { barcode } = await passOf(pet.id);
  const refused = await server.refusal(theo, 'scanBadge', { businessId: strict.id, badge: barcode });
  expect([refused.status, refused.details?.reason]).toEqual(['FAILED_PRECONDITION', 'badge_not_live']);
});

test('it names the pet, and nothing else', async () => {
  const pet = await buildPet(services, { owner: maya, name: 'Bäckchen 🐕', microchip: '985112004417863' });
  await buildVaccination(services, { pet, clinic: 'Secret Clinic', lotNumber: 'SECRET1' });
  const { text, content } = await passOf(pet.id);
  expect(content).toMatchObject({
    passTypeIdentifier: 'pass.example.clearpaw',
    teamIdentifier: 'TEAM123456',
    serialNumber: pet.id,
    sharingProhibited: true,
    generic: {
      primaryFields: [{ value: 'Bäckchen 🐕' }],
      secondaryFields: [{ value: 'Dog' }, { value: 'Paper badge' }],
    },
  });
  expect(text).not.toMatch(/Maya|Okafor|ecret|98511|7863|\d{4}-\d\d-\d\d[T"]/i);
  expect(text).not.toContain(maya.email);
  const demo = await buildPet(services, { owner: maya, specimen: true });
  expect((await passOf(demo.id)).text).toContain('Specimen, not valid');
});

/** What a phone in a language shows for a text of the pass. */
function shownIn(files: ReturnType<typeof filesIn>, language: Language, text: string): string {
  const lines = Buffer.from(files[`${language}.lproj/pass.strings`] ?? [])
    .toString()
    .split('\n');
  const pairs = lines.map((line) => JSON.parse(`[${line.replace('" = "', '","').replace(/;\s*$/, '')}]`));
  return (new Map(pairs as [string, string][]).get(text) ?? text) as string;
}

test('it is written in the reader’s language, and phones in other languages show theirs', async () => {
  const pet = await buildPet(services, { owner: maya, name: 'Sir "Bark" \\ Dog' });
  const { files, content } = await passOf(pet.id, 'de');
  expect(await passFault(files, rootPem)).toBeNull();
  expect(content).toMatchObject({
    description: 'Ausweis von Sir "Bark" \\ Dog',
    generic: {
      primaryFields: [{ label: 'TIER', value: 'Sir "Bark" \\ Dog' }],
      secondaryFields: [{ value: 'Hund' }, { label: 'GILT ALS', value: 'Papierausweis' }],
    },
  });
  const shown = (language: Language) =>
    ['Hund', 'Papierausweis', 'Ausweis von Sir "Bark" \\ Dog'].map((text) => shownIn(files, language, text));
  expect(shown('en')).toEqual(['Dog', 'Paper badge', 'Badge of Sir "Bark" \\ Dog']);
  expect(shown('ar')).toEqual(['كلب', 'شارة ورقية', 'شارة Sir "Bark" \\ Dog']);
});

test('a name that is also a word of the pass is not translated', async () => {
  const pet = await buildPet(services, { owner: maya, name: 'Dog' });
  const { files } = await passOf(pet.id);
  expect([shownIn(files, 'de', 'Dog'), shownIn(files, 'de', 'PET')]).toEqual(['Dog', 'TIER']);
});

test('the address works once, for ten minutes, and only as it was given', async () => {
  const pet = await buildPet(services, { owner: maya });
  const address = await addressFor(pet.id);
  expect((await fetch(address, { method: 'HEAD' })).status).toBe(405);
  expect((await fetch(`${address}x`)).status).toBe(404);
  expect((await after(10 * 60_000, () => fetch(address))).status).toBe(404);
  const reply = await fetch(address);
  expect([reply.status, reply.headers.get('cache-control')]).toEqual([200, 'no-store']);
  await reply.arrayBuffer();
  const again = await fetch(address);
  expect([again.status, await again.text()]).toEqual([
    404,
    expect.stringContaining('was used or has expired'),
  ]);
});

test('only people who may show the badge can add it, also between the link and the download', async () => {
  const pet = await buildPet(services, { owner: maya });
  const outsider = await server.owner();
  const input = { petId: pet.id, platform: 'apple' };
  for (const person of [theo, outsider])
    expect((await server.refusal(person, 'getWalletPass', input)).status).toBe('NOT_FOUND');
  const [ben, ann] = [await server.owner(), await server.owner()];
  for (const [person, access] of [
    [ben, 'full'],
    [ann, 'read'],
  ] as const)
    await services.store.db
      .insert(coOwnerTable)
      .values({ petId: pet.id, uid: person.uid, access, since: clock.now() });
  expect((await server.refusal(ann, 'getWalletPass', input)).details?.reason).toBe('insufficient_role');
  const address = await addressFor(pet.id, ben);
  await server.call(maya, 'unsharePet', { petId: pet.id, email: ben.email });
  expect((await fetch(address)).status).toBe(404);
  const own = await addressFor(pet.id);
  await server.call(maya, 'updatePet', { petId: pet.id, state: 'deceased' });
  expect((await fetch(own)).status).toBe(404);
  expect((await server.refusal(maya, 'getWalletPass', input)).details?.reason).toBe('badge_revoked');
});

test('Apple Wallet is offered until the certificate expires; Google Wallet is not set up here', async () => {
  const pet = await buildPet(services, { owner: maya });
  const refuses = async (person: TestPerson, platform: string) =>
    (await server.refusal(person, 'getWalletPass', { petId: pet.id, platform })).details?.reason;
  expect(await server.call(maya, 'listWalletPlatforms', {})).toEqual({ platforms: ['apple'] });
  expect(await refuses(maya, 'google')).toBe('not_configured');
  await after(366 * day, async () => {
    const later = await server.as(maya);
    expect(await server.call(later, 'listWalletPlatforms', {})).toEqual({ platforms: [] });
    expect(await refuses(later, 'apple')).toBe('not_configured');
  });
});
