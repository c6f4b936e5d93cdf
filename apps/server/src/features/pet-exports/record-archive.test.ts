import { createHash } from 'node:crypto';
import { petArchive } from '@clearpaw/protocol';
import { strToU8, unzipSync, zipSync } from 'fflate';
import papaparse from 'papaparse';
import { expect, test } from 'vitest';
import { useServer } from '../../../test/index.ts';
import { documentTable } from '../../schema/document.ts';
import { buildDocument, buildPet, buildVaccination } from '../../seed/builders/index.ts';
import { drawPdf } from '../documents/testing/draw-pdf.ts';
import { buildRecord, printedPet } from './testing/build-record.ts';
import { bytesOf, fetchRecord } from './testing/fetch-record.ts';

const server = await useServer();
const { services } = server;
const maya = await server.owner();

async function fetchTable(petId: string): Promise<readonly Record<string, string>[]> {
  const { reply } = await fetchRecord(server, maya, petId, { format: 'csv' });
  expect(reply.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(reply.headers.get('content-disposition')).toContain('filename="Biscuit health record.csv"');
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await bytesOf(reply));
  expect(text.startsWith('\uFEFF')).toBe(true);
  return papaparse.parse<Record<string, string>>(text.slice(1), { header: true, skipEmptyLines: true }).data;
}

async function fetchArchive(petId: string) {
  const { reply } = await fetchRecord(server, maya, petId, { format: 'zip' });
  expect(reply.headers.get('content-type')).toBe('application/zip');
  const zip = await bytesOf(reply);
  return { zip, files: unzipSync(zip) };
}

async function store(name: string, bytes: Uint8Array, person = maya) {
  const path = `users/${person.uid}/documents/${name}`;
  const reply = await fetch(`${server.url}/v0/b/clearpaw/o?name=${encodeURIComponent(path)}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/zip' },
    body: new Uint8Array(bytes),
  });
  await reply.text();
  return { path, status: reply.status };
}

test('the table has a row for each entry, and none for what was removed', async () => {
  const pet = await buildRecord(services, maya);
  const rows = await fetchTable(pet.id);
  expect(rows.map((row) => row.Record)).toEqual([
    ...['Vaccination', 'Vaccination', 'Test', 'Treatment', 'Medical exemption'],
    ...['Medication', 'Allergy', 'Condition', 'Weight', 'Vet visit'],
  ]);
  expect(rows.find((row) => row['Lot number'] === '18844A')).toMatchObject({
    ...{ Date: '2024-06-03', Until: '2027-06-03', Product: 'Imrab 3', Clinic: 'Lakeside' },
    ...{ 'Tag number': '24-00871', Source: 'Entered by owner' },
  });
  expect(JSON.stringify(rows)).not.toContain('GONE');
});

test('text that a spreadsheet would execute is only shown', async () => {
  const pet = await buildPet(services, { ...printedPet, owner: maya });
  await buildVaccination(services, { pet, vaccine: 'lyme', clinic: '=HYPERLINK("http://x.example")' });
  const [row] = await fetchTable(pet.id);
  expect(row?.Clinic).toBe('\'=HYPERLINK("http://x.example")');
});

test('the archive has every format and every document unchanged, each with its checksum', async () => {
  const pet = await buildRecord(services, maya);
  const bytes = Buffer.from('%PDF-1.4 a certificate');
  const path = `users/${maya.uid}/documents/../certificate: 1.pdf`;
  await services.objects.write({ path, ownerId: maya.uid, contentType: 'application/pdf', bytes });
  await buildDocument(services, { pet, storagePath: path });
  const gone = await buildDocument(services, { pet, storagePath: `users/${maya.uid}/documents/gone.pdf` });
  const { files } = await fetchArchive(pet.id);
  const names = Object.keys(files);
  const document = names.find((name) => name.startsWith('documents/')) ?? '';
  expect(names.toSorted()).toEqual(
    [document, petArchive.pdf, petArchive.fhir, petArchive.table, 'manifest.json'].toSorted(),
  );
  expect(document).toMatch(/^documents\/00\d-certificate_ 1\.pdf$/);
  expect(Buffer.from(files[document] ?? []).equals(bytes)).toBe(true);
  const manifest = JSON.parse(new TextDecoder().decode(files['manifest.json']));
  expect(manifest).toMatchObject({ ...petArchive.form, missing: [expect.stringContaining('gone.pdf')] });
  expect(gone.petId).toBe(pet.id);
  for (const { name, size, sha256 } of manifest.entries) {
    const file = files[name] ?? new Uint8Array();
    expect([file.length, createHash('sha256').update(file).digest('hex')]).toEqual([size, sha256]);
  }
});

test('the archive is imported into another pet like the FHIR document in it', async () => {
  const pet = await buildRecord(services, maya);
  const { zip } = await fetchArchive(pet.id);
  const other = await buildPet(services, { ...printedPet, owner: maya });
  const { path, status } = await store('biscuit.zip', zip);
  expect(status).toBe(200);
  const read = await server.call(maya, 'importRecords', { petId: other.id, storagePath: path });
  expect(read.contentType).toBe('application/zip');
  const lots = read.proposals.map(({ lotNumber, product }) => [lotNumber?.value, product?.value]);
  expect(lots.toSorted()).toEqual(
    [
      ['18844A', expect.anything()],
      ['4471B', null],
    ].toSorted(),
  );
  expect((await server.call(maya, 'listVaccinations', { petId: other.id })).items).toEqual([]);
  const refused = await server.refusal(maya, 'addDocument', { petId: other.id, storagePath: path });
  expect(refused.details?.issues?.[0]?.path).toBe('storagePath');
});

async function storedCertificate(words: string) {
  const path = `users/${maya.uid}/documents/${crypto.randomUUID()}/certificate 2024.pdf`;
  const bytes = drawPdf(words);
  await services.objects.write({ path, ownerId: maya.uid, contentType: 'application/pdf', bytes });
  const stored = await services.objects.find(services.store.db, path);
  return { bytes, facts: { storagePath: path, size: bytes.length, sha256: stored?.sha256 ?? '' } };
}

const details = { kind: 'health_certificate', title: 'From Lakeside', issuedOn: '2024-06-03' } as const;

test('its documents are added to the other pet unchanged, to be read there', async () => {
  const pet = await buildRecord(services, maya);
  const { bytes, facts } = await storedCertificate('Rabies 2024');
  await buildDocument(services, { pet, ...details, ...facts });
  const { zip } = await fetchArchive(pet.id);
  const ben = await server.owner();
  const other = await buildPet(services, { ...printedPet, owner: ben });
  const { path } = await store('whole.zip', zip, ben);
  const input = { petId: other.id, storagePath: path, idempotencyKey: 'once' };
  const first = await server.call(ben, 'importRecords', input);
  expect(await server.call(ben, 'importRecords', input)).toEqual(first);
  const { items } = await server.call(ben, 'listDocuments', { petId: other.id });
  expect(items).toHaveLength(2);
  const added = items.find(({ id }) => id !== first.id);
  expect(added).toMatchObject({ ...details, state: 'processing', contentType: 'application/pdf' });
  const object = await services.objects.find(services.store.db, added?.storagePath ?? '');
  expect(object && (await services.objects.readAll(object)).equals(bytes)).toBe(true);
  expect(added?.storagePath.startsWith(`users/${ben.uid}/documents/`)).toBe(true);
});

test('a document that was changed in the zip, or that an upload would refuse, is left out', async () => {
  const pet = await buildRecord(services, maya);
  const [sound, changed, active] = await Promise.all(['a', 'b', 'c'].map(storedCertificate));
  for (const one of [sound, changed, active]) await buildDocument(services, { pet, ...one?.facts });
  const { files } = await fetchArchive(pet.id);
  const names = Object.keys(files).filter((name) => name.startsWith('documents/'));
  const fhirText = new TextDecoder().decode(files[petArchive.fhir]);
  const page = strToU8('<html><script>alert(1)</script>');
  const sum = createHash('sha256').update(page).digest('hex');
  const spoiled = zipSync({
    ...files,
    [petArchive.fhir]: strToU8(fhirText.replaceAll(active?.facts.sha256 ?? '', sum)),
    ...Object.fromEntries(
      names.flatMap((name): [string, Uint8Array][] => {
        const bytes = Buffer.from(files[name] ?? []);
        if (bytes.equals(changed?.bytes ?? Buffer.alloc(0))) return [[name, drawPdf('another')]];
        return bytes.equals(active?.bytes ?? Buffer.alloc(0)) ? [[name, page]] : [];
      }),
    ),
  });
  const ben = await server.owner();
  const other = await buildPet(services, { ...printedPet, owner: ben });
  const { path } = await store('spoiled.zip', spoiled, ben);
  const first = await server.call(ben, 'importRecords', { petId: other.id, storagePath: path });
  const { items } = await server.call(ben, 'listDocuments', { petId: other.id });
  expect(items.filter(({ id }) => id !== first.id)).toMatchObject([{ sha256: sound?.facts.sha256 }]);
});

const fhir = { [petArchive.fhir]: strToU8('{"resourceType":"Immunization"}') };
const cut = (zip: Uint8Array) => zip.slice(0, zip.length - 30);
test.each<[string, () => Uint8Array]>([
  ['a zip of other files', () => zipSync({ 'a.txt': strToU8('a') })],
  ['a record that is no FHIR', () => zipSync({ [petArchive.fhir]: strToU8('{"a":1}') })],
  ['a record of 20 MB', () => zipSync({ [petArchive.fhir]: new Uint8Array(20_000_000) }, { level: 1 })],
  ['a zip that is cut off', () => cut(zipSync(fhir))],
  [
    'a zip of 2,100 files',
    () =>
      zipSync({
        ...Object.fromEntries(Array.from({ length: 2_100 }, (_, n) => [`${n}`, strToU8('')])),
        ...fhir,
      }),
  ],
])('%s is not even stored', async (_, make) => {
  const before = await services.store.db.$count(documentTable);
  expect((await store(`${crypto.randomUUID()}.zip`, make())).status).toBe(415);
  expect(await services.store.db.$count(documentTable)).toBe(before);
});
