import { beforeAll, expect, test } from 'vitest';
import { type TestPerson, useServer } from '../../../test/index.ts';
import { type BuiltBusiness, buildBusiness, buildMember } from '../../seed/builders/index.ts';
import { drawPdf } from '../documents/testing/draw-pdf.ts';
import { drawScan } from '../documents/testing/draw-scan.ts';

const server = await useServer();
const { services } = server;
let staff: TestPerson;
let business: BuiltBusiness;
beforeAll(async () => {
  business = await buildBusiness(services, { owner: await server.businessPerson() });
  staff = await server.as(await buildMember(services, { business }));
});

/** A file that this person has uploaded among their documents. */
async function store(person: TestPerson, bytes: Buffer, contentType = 'application/pdf'): Promise<string> {
  const path = `users/${person.uid}/documents/${crypto.randomUUID()}`;
  const url = `${server.url}/v0/b/clearpaw/o?name=${encodeURIComponent(path)}`;
  const headers = { authorization: `Firebase ${person.token}`, 'content-type': contentType };
  const reply = await fetch(url, { method: 'POST', headers, body: new Uint8Array(bytes) });
  expect(reply.status).toBe(200);
  return path;
}
const read = (storagePath: string, more: { petName?: string } = {}) =>
  server.call(staff, 'readGuestCertificate', {
    ...{ businessId: business.id, storagePath, species: 'dog' as const },
    ...more,
  });
const table = [
  'Vaccine            Given        Due',
  'Rabies 1 year      03/15/2024   03/15/2025',
  'DHPP               04/20/2024   04/20/2025',
].join('\n');

test('the vaccinations on a certificate are read, and nothing is stored', async () => {
  const path = await store(staff, drawPdf(table));
  const { vaccinations, unread, failure } = await read(path);
  expect({ unread, failure }).toEqual({ unread: 0, failure: null });
  expect(vaccinations.map(({ administeredOn, expiresOn }) => [administeredOn, expiresOn])).toEqual([
    ['2024-03-15', '2025-03-15'],
    ['2024-04-20', '2025-04-20'],
  ]);
  expect(vaccinations[0]?.vaccine).toMatch(/^rabies/);
  expect((await server.call(staff, 'listDocuments', {})).items).toEqual([]);
});

test('a photo is read as well', async () => {
  const path = await store(
    staff,
    drawScan('Rabies 3yr   given 06/15/2024   expires 06/15/2027'),
    'image/png',
  );
  expect((await read(path)).vaccinations).toMatchObject([
    { administeredOn: '2024-06-15', expiresOn: '2027-06-15' },
  ]);
});

test('a date that can be read in two ways is left to staff', async () => {
  const { vaccinations } = await read(await store(staff, drawPdf('Rabies 03/04/2024')));
  expect(vaccinations).toMatchObject([{ administeredOn: null }]);
});

test('a file that cannot be read says so', async () => {
  // Uploads of such files are refused; a file can become one on a failing disk.
  const path = `users/${staff.uid}/documents/${crypto.randomUUID()}`;
  const bytes = Buffer.from('%PDF-1.4\nnothing else');
  await services.objects.write({ path, ownerId: staff.uid, contentType: 'application/pdf', bytes });
  expect(await read(path)).toEqual({ vaccinations: [], unread: 0, failure: 'unreadable' });
});

test('a file of another person, or at another business, is not read', async () => {
  const outsider = await server.businessPerson();
  const path = await store(outsider, drawPdf(table));
  const input = { businessId: business.id, storagePath: path, species: 'dog' as const };
  const refused = await server.refusal(staff, 'readGuestCertificate', input);
  expect(refused.details?.issues?.[0]?.path).toBe('storagePath');
  expect((await server.refusal(outsider, 'readGuestCertificate', input)).status).toBe('PERMISSION_DENIED');
});
