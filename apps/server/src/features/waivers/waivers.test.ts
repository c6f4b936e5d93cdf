import { createHash } from 'node:crypto';
import { addMonths, calendarDateIn } from '@clearpaw/domain';
import { eq } from 'drizzle-orm';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, test } from 'vitest';
import { readRefusal, type TestPerson, useServer } from '../../../test/index.ts';
import { waiverTable } from '../../schema/waiver.ts';
import {
  type BuiltBusiness,
  buildBusiness,
  buildConnection,
  buildMember,
  buildPet,
} from '../../seed/builders/index.ts';

const server = await useServer();
const { services } = server;
const body = '# Play\n\nDogs *play* here and may **bite**.\n\n- Collars stay on\n- Owners pay the vet';

interface Fixture {
  theo: TestPerson;
  maya: TestPerson;
  business: BuiltBusiness;
  waiverId: string;
  petIds: string[];
}

async function buildFixture(pets = 1, more: object = {}): Promise<Fixture> {
  const [theo, maya] = [await server.businessPerson(), await server.owner()];
  const business = await buildBusiness(services, { owner: theo });
  const made = await server.call(theo, 'createWaiver', {
    businessId: business.id,
    title: 'Play agreement',
    body,
    ...more,
  });
  const names = ['Łatka', 'Otis', 'Mochi', 'Ada'];
  const petIds: string[] = [];
  for (let index = 0; index < pets; index++) {
    petIds.push((await buildPet(services, { owner: maya, name: names[index] ?? '' })).id);
  }
  return { theo, maya, business, waiverId: made.id, petIds };
}

const sign = ({ maya, waiverId, petIds }: Fixture, version = 1, more: object = {}) =>
  server.call(maya, 'signWaiver', {
    waiverId,
    version,
    petIds,
    signerName: 'Maya Okafor',
    signature: { kind: 'typed', text: 'Maya Okafor' },
    idempotencyKey: crypto.randomUUID(),
    ...more,
  });

const publish = ({ theo, waiverId }: Fixture, text: string, material: boolean) =>
  server.call(theo, 'publishWaiverVersion', { waiverId, body: text, material });

async function readPdf(bytes: Uint8Array): Promise<string> {
  const pdf = await getDocument({ data: Uint8Array.from(bytes), verbosity: 0 }).promise;
  const texts: string[] = [];
  for (let page = 1; page <= pdf.numPages; page++) {
    const { items } = await (await pdf.getPage(page)).getTextContent();
    texts.push(items.map((item) => ('str' in item ? item.str : '')).join(''));
  }
  return texts.join('').replace(/\s+/g, '');
}

test('a waiver has the hash of its text; a corrected typo keeps the material version, a changed clause increases it', async () => {
  const fixture = await buildFixture();
  const { items } = await server.call(fixture.theo, 'listWaivers', { businessId: fixture.business.id });
  expect(items).toMatchObject([
    { version: 1, materialVersion: 1, sha256: createHash('sha256').update(body).digest('hex') },
  ]);
  expect(await publish(fixture, `${body}.`, false)).toMatchObject({ version: 2, materialVersion: 1 });
  expect(await publish(fixture, `${body} Always.`, true)).toMatchObject({ version: 3, materialVersion: 3 });
});

test('one guardian, three minors and four pets in one signing make four records and one document', async () => {
  const fixture = await buildFixture(4);
  const minors = ['Ife', 'Tobi', 'Zola'];
  const { signatures, sha256 } = await sign(fixture, 1, { minors });
  expect(signatures.map((one) => one.petId)).toEqual(fixture.petIds);
  for (const one of signatures) {
    expect(one).toMatchObject({ version: 1, materialVersion: 1, signerName: 'Maya Okafor', minors, sha256 });
  }
  const listed = await server.call(fixture.theo, 'listSignatures', { waiverId: fixture.waiverId });
  expect(new Set(listed.items.map((one) => one.petId))).toEqual(new Set(fixture.petIds));
  const { base64 } = await server.call(fixture.maya, 'getSignedWaiver', { sha256 });
  const bytes = Buffer.from(base64, 'base64');
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256);
  const text = await readPdf(bytes);
  const { sha256: textHash } = await server.call(fixture.maya, 'getWaiverToSign', {
    waiverId: fixture.waiverId,
  });
  for (const said of ['Play agreement', 'may bite', 'Collars stay on', 'Maya Okafor', 'Ife, Tobi, Zola']) {
    expect(text).toContain(said.replaceAll(' ', ''));
  }
  for (const said of ['Łatka, Otis, Mochi, Ada', '127.0.0.1', textHash])
    expect(text).toContain(said.replaceAll(' ', ''));
});

test('a drawn name is a picture; any other file is refused', async () => {
  const fixture = await buildFixture();
  const png =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  const { sha256 } = await sign(fixture, 1, { signature: { kind: 'drawn', png } });
  expect((await server.call(null, 'verifySignedWaiver', { sha256 })).valid).toBe(true);
  const refused = await server.refusal(fixture.maya, 'signWaiver', {
    waiverId: fixture.waiverId,
    version: 1,
    petIds: fixture.petIds,
    signerName: 'Maya',
    signature: { kind: 'drawn', png: Buffer.from('no picture at all').toString('base64') },
    idempotencyKey: 'bad',
  });
  expect(refused).toMatchObject({
    status: 'INVALID_ARGUMENT',
    details: { issues: [{ path: 'signature.png' }] },
  });
});

test('the same key signs once, and another text under it is refused', async () => {
  const fixture = await buildFixture();
  const idempotencyKey = crypto.randomUUID();
  const first = await sign(fixture, 1, { idempotencyKey });
  expect(await sign(fixture, 1, { idempotencyKey })).toEqual(first);
  const listed = await server.call(fixture.theo, 'listSignatures', { waiverId: fixture.waiverId });
  expect(listed.items).toHaveLength(1);
});

describe('the signed content is the content that was shown', () => {
  test('neither an older version nor a future one can be signed', async () => {
    const fixture = await buildFixture();
    await publish(fixture, 'New text', false);
    const tries = [sign(fixture, 1), sign(fixture, 3)];
    const codes = await Promise.all(tries.map((one) => one.catch((problem) => problem.refused.status)));
    expect(codes).toEqual(['ABORTED', 'INVALID_ARGUMENT']);
  });

  test('people who signed before are shown what they signed', async () => {
    const fixture = await buildFixture();
    await sign(fixture);
    await publish(fixture, 'New text', true);
    const shown = await server.call(fixture.maya, 'getWaiverToSign', { waiverId: fixture.waiverId });
    expect(shown).toMatchObject({ version: 2, body: 'New text', signedVersion: 1, signedBody: body });
  });
});

describe('the check page', () => {
  test('finds the document by its hash, and names the business but not the signer', async () => {
    const fixture = await buildFixture(2);
    const { sha256 } = await sign(fixture);
    const found = await server.call(null, 'verifySignedWaiver', { sha256 });
    expect(found).toMatchObject({ valid: true, title: 'Play agreement', version: 1, pets: 2, reason: null });
    expect(JSON.stringify(found)).not.toContain('Okafor');
  });

  test('a document with one changed byte is invalid, and so is one that was never signed here', async () => {
    const { sha256 } = await sign(await buildFixture());
    await services.store.pool.query(
      'update sealed_waiver set bytes = set_byte(bytes, 400, get_byte(bytes, 400) # 1) where sha256 = $1',
      [sha256],
    );
    const changed = await server.call(null, 'verifySignedWaiver', { sha256 });
    expect(changed).toMatchObject({ valid: false, reason: 'changed', title: null });
    const unknown = await server.call(null, 'verifySignedWaiver', { sha256: 'a'.repeat(64) });
    expect(unknown).toMatchObject({ valid: false, reason: 'unknown' });
  });
});

describe('at check-in', () => {
  const rule = (waiverId: string) => ({
    id: 'waiver',
    level: 'required' as const,
    requirement: { kind: 'waiver' as const, waiverId },
  });
  const verdict = async ({ maya, business, petIds }: Fixture) =>
    (await server.call(maya, 'getCompliance', { petId: petIds[0] ?? '', businessId: business.id })).checks[0]
      ?.status;

  test('the signature counts; a corrected typo needs no new one, a changed clause does', async () => {
    const fixture = await buildFixture();
    const businessId = fixture.business.id;
    const published = await server.call(fixture.theo, 'publishRequirements', {
      businessId,
      rules: [rule(fixture.waiverId)],
    });
    expect(published.rules[0]?.requirement).toMatchObject({ materialVersion: 1 });
    expect(await verdict(fixture)).toBe('missing');
    await sign(fixture);
    expect(await verdict(fixture)).toBe('met');
    await publish(fixture, `${body} `.trim().replace('Owners', 'The owners'), false);
    expect(await verdict(fixture)).toBe('met');
    expect((await server.call(fixture.maya, 'getRequirements', { businessId })).version).toBe(1);
    await publish(fixture, `${body}\n\nNobody pays.`, true);
    expect(await verdict(fixture)).toBe('expired');
    expect((await server.call(fixture.maya, 'getRequirements', { businessId })).version).toBe(2);
    await sign(fixture, 3);
    expect(await verdict(fixture)).toBe('met');
  });

  test('rules that begin later are renewed with the others', async () => {
    const fixture = await buildFixture();
    const businessId = fixture.business.id;
    const later = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);
    const rules = [rule(fixture.waiverId)];
    await server.call(fixture.theo, 'publishRequirements', { businessId, rules });
    await server.call(fixture.theo, 'publishRequirements', { businessId, rules, effectiveFrom: later });
    await publish(fixture, 'Other', true);
    const versions = await services.store.pool.query(
      `select version, effective_from as begins, rules->0->'requirement'->>'materialVersion' as asks
       from requirement_version where business_id = $1 order by version`,
      [businessId],
    );
    expect(versions.rows.map((row) => row.asks)).toEqual(['1', '1', '2', '2']);
    expect(versions.rows[3]?.begins).toBe(later);
  });

  test('a signature that is valid for a year expires', async () => {
    const fixture = await buildFixture(1, { validMonths: 12 });
    const { signatures } = await sign(fixture);
    const year = new Date().getUTCFullYear() + 1;
    expect(signatures[0]?.expiresOn?.slice(0, 4)).toBe(String(year));
  });

  test.each([
    ['nobody knows', async () => crypto.randomUUID()],
    ['of another business', async () => (await buildFixture()).waiverId],
  ])('a waiver %s cannot be asked for', async (_, find) => {
    const fixture = await buildFixture();
    const input = { businessId: fixture.business.id, rules: [rule(await find())] };
    const refused = await server.refusal(fixture.theo, 'publishRequirements', input);
    expect(refused).toMatchObject({
      status: 'INVALID_ARGUMENT',
      details: { issues: [{ path: 'rules.0.requirement.waiverId' }] },
    });
  });
});

describe('at the kiosk', () => {
  test('an owner signs on a device of the staff, for pets the business knows', async () => {
    const fixture = await buildFixture();
    const staff = await server.as(await buildMember(services, { business: fixture.business }));
    const { petId } = await buildConnection(services, { business: fixture.business });
    const signed = await sign({ ...fixture, maya: staff, petIds: [petId] });
    expect(signed.signatures).toHaveLength(1);
    const input = {
      waiverId: fixture.waiverId,
      version: 1,
      petIds: fixture.petIds,
      signerName: 'Maya',
      signature: { kind: 'typed', text: 'Maya' },
      idempotencyKey: 'kiosk',
    };
    expect((await server.refusal(staff, 'signWaiver', input)).status).toBe('NOT_FOUND');
  });

  test('a signature made without a network has its own time, from which its validity counts', async () => {
    const fixture = await buildFixture(0, { validMonths: 12 });
    const longAgo = { updatedAt: new Date(Date.now() - 9 * 24 * 60 * 60 * 1000) };
    await services.store.db.update(waiverTable).set(longAgo).where(eq(waiverTable.id, fixture.waiverId));
    const staff = await server.as(await buildMember(services, { business: fixture.business }));
    const { petId } = await buildConnection(services, { business: fixture.business });
    const signedAt = new Date(Date.now() - 3 * 24 * 60 * 60 * 1000).toISOString();
    const signed = await sign({ ...fixture, maya: staff, petIds: [petId] }, 1, { signedAt });
    expect(signed.signatures).toMatchObject([{ signedAt }]);
    const sealed = await server.call(staff, 'getSignedWaiver', { sha256: signed.sha256 });
    expect(await readPdf(Buffer.from(sealed.base64, 'base64'))).toContain('asthebusiness');
    const day = calendarDateIn(Date.parse(signedAt), fixture.business.timeZone);
    expect(signed.signatures[0]?.expiresOn).toBe(addMonths(day, 12));
  });

  test.each([
    ['to come', 60 * 60_000],
    ['before the text was there', -60 * 60_000],
    ['31 days ago', -31 * 24 * 60 * 60_000],
  ])('a moment %s is refused', async (_, distance) => {
    const fixture = await buildFixture();
    const staff = await server.as(await buildMember(services, { business: fixture.business }));
    const { petId } = await buildConnection(services, { business: fixture.business });
    const signedAt = new Date(Date.now() + distance).toISOString();
    const refused = await readRefusal(sign({ ...fixture, maya: staff, petIds: [petId] }, 1, { signedAt }));
    expect(refused.details?.issues).toMatchObject([{ path: 'signedAt' }]);
  });

  test('an owner on their own device cannot choose the time of signing', async () => {
    const fixture = await buildFixture();
    const signedAt = new Date(Date.now() - 60_000).toISOString();
    const refused = await readRefusal(sign(fixture, 1, { signedAt }));
    expect(refused).toMatchObject({
      status: 'INVALID_ARGUMENT',
      details: { issues: [{ path: 'signedAt' }] },
    });
  });
});
