import { createHash } from 'node:crypto';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, test } from 'vitest';
import { countRows, drawPages, type TestPerson, useServer } from '../../../test/index.ts';
import { type BuiltBusiness, buildBusiness, buildPet } from '../../seed/builders/index.ts';

const server = await useServer();
const { services } = server;
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

async function store(
  person: TestPerson,
  bytes: Uint8Array,
  name = 'agreement.pdf',
  contentType = 'application/pdf',
) {
  const path = `users/${person.uid}/files/${name}`;
  await services.objects.write({ path, ownerId: person.uid, contentType, bytes });
  return path;
}

interface Fixture {
  readonly theo: TestPerson;
  readonly business: BuiltBusiness;
}

async function buildFixture(): Promise<Fixture> {
  const theo = await server.businessPerson();
  return { theo, business: await buildBusiness(services, { owner: theo }) };
}

async function createFrom({ theo, business }: Fixture, bytes: Buffer) {
  const storagePath = await store(theo, bytes);
  return server.call(theo, 'createWaiver', { businessId: business.id, title: 'Agreement', storagePath });
}

async function readPdf(base64: string): Promise<{ pages: number; last: string }> {
  const data = Uint8Array.from(Buffer.from(base64, 'base64'));
  const pdf = await getDocument({ data, verbosity: 0 }).promise;
  const { items } = await (await pdf.getPage(pdf.numPages)).getTextContent();
  return {
    pages: pdf.numPages,
    last: items
      .map((item) => ('str' in item ? item.str : ''))
      .join('')
      .replaceAll(' ', ''),
  };
}

async function signWith(waiverId: string, version = 1) {
  const maya = await server.owner();
  const pet = await buildPet(services, { owner: maya, name: 'Otis' });
  const signed = await server.call(maya, 'signWaiver', {
    waiverId,
    version,
    petIds: [pet.id],
    signerName: 'Maya Okafor',
    signature: { kind: 'typed', text: 'Maya Okafor' },
    idempotencyKey: crypto.randomUUID(),
  });
  return { maya, signed };
}

describe('a waiver uploaded as a PDF', () => {
  test('has the hash of its file, shows its pages and the words in them, and is stored unchanged', async () => {
    const fixture = await buildFixture();
    const pdf = await drawPages('Dogs play here and may bite.', 'Owners pay the vet.');
    const waiver = await createFrom(fixture, pdf);
    expect(waiver).toMatchObject({ format: 'pdf', version: 1, sha256: sha256(pdf) });
    const maya = await server.owner();
    const shown = await server.call(maya, 'getWaiverToSign', { waiverId: waiver.id });
    expect(shown.pages.map((page) => Buffer.from(page, 'base64').toString('latin1', 8, 12))).toEqual([
      'WEBP',
      'WEBP',
    ]);
    expect(shown.body).toContain('may bite');
    expect(shown.file).toBeNull();
    // The business may delete the file: what was signed stays readable.
    await services.store.transaction(async (tx) => {
      await services.objects.remove(tx, `users/${fixture.theo.uid}/files/agreement.pdf`, new Date());
    });
    const whole = await server.call(maya, 'getWaiverToSign', { waiverId: waiver.id, withFile: true });
    expect(Buffer.from(whole.file ?? '', 'base64').equals(pdf)).toBe(true);
  });

  test('is signed with its pages and a certificate that names the file', async () => {
    const fixture = await buildFixture();
    const pdf = await drawPages('Dogs play here.', 'Owners pay.');
    const waiver = await createFrom(fixture, pdf);
    const { maya, signed } = await signWith(waiver.id);
    const { base64 } = await server.call(maya, 'getSignedWaiver', { sha256: signed.sha256 });
    const sealed = await readPdf(base64);
    expect(sealed.pages).toBe(3);
    for (const said of ['MayaOkafor', 'Otis', waiver.sha256]) expect(sealed.last).toContain(said);
    const checked = await server.call(null, 'verifySignedWaiver', { sha256: signed.sha256 });
    expect(checked).toMatchObject({ valid: true, textSha256: waiver.sha256 });
  });

  test('a next version may be a text, and people who signed the PDF see what has changed', async () => {
    const fixture = await buildFixture();
    const waiver = await createFrom(fixture, await drawPages('Dogs play here and may bite.'));
    const { maya } = await signWith(waiver.id);
    const next = { waiverId: waiver.id, body: 'Dogs may bite.', material: true };
    const published = await server.call(fixture.theo, 'publishWaiverVersion', next);
    expect(published).toMatchObject({ format: 'text', version: 2, materialVersion: 2 });
    const shown = await server.call(maya, 'getWaiverToSign', { waiverId: waiver.id });
    expect(shown).toMatchObject({ body: 'Dogs may bite.', pages: [], signedVersion: 1 });
    expect(shown.signedBody).toContain('play here');
  });
});

describe('a file that cannot be a waiver is refused with its path, and nothing is written', () => {
  const pages = (count: number) => Array.from({ length: count }, (_, page) => `Page ${page}`);
  test.each<[string, (theo: TestPerson) => Promise<string>]>([
    ['nobody stored', async (theo) => `users/${theo.uid}/files/none.pdf`],
    ['of another person', async () => store(await server.businessPerson(), await drawPages('Theirs'))],
    ['that is a picture', (theo) => store(theo, Buffer.from('png'), 'a.png', 'image/png')],
    ['that only says it is a PDF', (theo) => store(theo, Buffer.from('%PDF-1.7 nothing more'))],
    ['of more than 5 MB', (theo) => store(theo, Buffer.alloc(5 * 1024 * 1024 + 1))],
    ['of more than twenty pages', async (theo) => store(theo, await drawPages(...pages(21)))],
  ])('a file %s', async (_, find) => {
    const { theo, business } = await buildFixture();
    const storagePath = await find(theo);
    const before = await countRows(services.store);
    const input = { businessId: business.id, title: 'Agreement', storagePath };
    const refused = await server.refusal(theo, 'createWaiver', input);
    expect(refused).toMatchObject({
      status: 'INVALID_ARGUMENT',
      details: { issues: [{ path: 'storagePath', message: expect.any(String) }] },
    });
    expect(await countRows(services.store)).toEqual(before);
  });
});
