import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { useServer } from '../../../test/index.ts';
import { buildBusiness, buildPet } from '../../seed/builders/index.ts';

const server = await useServer();
const { services } = server;

async function buildFixture(more: object = { forMinors: true }) {
  const [theo, maya] = [await server.businessPerson(), await server.owner()];
  const business = await buildBusiness(services, { owner: theo, timeZone: 'Pacific/Kiritimati' });
  const pet = await buildPet(services, { owner: maya, name: 'Mochi' });
  const text = { businessId: business.id, title: 'Play agreement', body: 'Dogs play here.', ...more };
  const waiver = await server.call(theo, 'createWaiver', text);
  return { theo, maya, business, pet, waiver };
}
type Fixture = Awaited<ReturnType<typeof buildFixture>>;

const signing = ({ waiver, pet }: Fixture, minors: readonly unknown[], version = 1) => ({
  ...{ waiverId: waiver.id, version, petIds: [pet.id], signerName: 'Maya Okafor', minors: [...minors] },
  signature: { kind: 'typed' as const, text: 'Maya Okafor' },
  idempotencyKey: crypto.randomUUID(),
});
const sign = (fixture: Fixture, minors: readonly unknown[]) =>
  server.call(fixture.maya, 'signWaiver', signing(fixture, minors) as never);
const refusalOf = async (fixture: Fixture, minors: readonly unknown[]) => {
  const refused = await server.refusal(fixture.maya, 'signWaiver', signing(fixture, minors) as never);
  const { reason, issues } = refused.details as { reason?: string; issues?: readonly { path: string }[] };
  return [refused.status, reason, issues?.[0]?.path];
};

/** The day, in the business's time zone, on which someone turns 18 today, or one day off. */
const bornYearsAgo = (years: number, daysLater = 0): string => {
  const kiritimati = new Date(Date.now() + 14 * 3_600_000 + daysLater * 86_400_000);
  kiritimati.setUTCFullYear(kiritimati.getUTCFullYear() - years);
  return kiritimati.toISOString().slice(0, 10);
};
const ife = { name: 'Ife', bornOn: '2015-03-02', relation: 'parent' };

/** A file of an export, by its address. */
async function readExport<File>({ url }: { readonly url: string }): Promise<File> {
  const reply = await fetch(new URL(new URL(url).pathname, server.url));
  return (await reply.json()) as File;
}

async function readPdf(base64: string): Promise<string> {
  const data = Uint8Array.from(Buffer.from(base64, 'base64'));
  const { items } = await (
    await (await getDocument({ data, verbosity: 0 }).promise).getPage(1)
  ).getTextContent();
  return items
    .map((item) => ('str' in item ? item.str : ''))
    .join(' ')
    .replace(/\s+/g, ' ');
}

test('a parent signs for a minor: age and relation are in the lists, the sealed PDF and both exports', async () => {
  const fixture = await buildFixture();
  const { theo, maya, waiver } = fixture;
  expect(waiver.forMinors).toBe(true);
  const aunt = { name: 'Tobi', bornOn: '2019-11-30', relation: 'other', relationText: 'aunt' };
  const { signatures, sha256 } = await sign(fixture, [ife, aunt]);
  const minorDetails = [
    { ...ife, relationText: null },
    { ...aunt, relationText: 'aunt' },
  ];
  const expected = { minors: ['Ife', 'Tobi'], minorDetails };
  expect(signatures).toMatchObject([expected]);
  const listed = await server.call(theo, 'listSignatures', { waiverId: waiver.id });
  expect(listed.items).toMatchObject([expected]);
  expect((await server.call(maya, 'listMySignatures', {})).items).toMatchObject([expected]);
  const own = await readExport<{ signatures: unknown[] }>(await server.call(maya, 'exportMyData', {}));
  expect(own.signatures).toMatchObject([{ minorDetails }]);
  const { id: businessId } = fixture.business;
  const whole = await readExport<{ tables: Record<string, unknown[]> }>(
    await server.call(theo, 'exportBusiness', { businessId }),
  );
  expect(whole.tables.waiver_signature).toMatchObject([{ minor_details: minorDetails }]);
  const { base64 } = await server.call(maya, 'getSignedWaiver', { sha256 });
  expect(await readPdf(base64)).toContain(
    'Ife, born 2015-03-02, signed by the parent; Tobi, born 2019-11-30, signed by the aunt',
  );
});

test('a person of 18 on the day of signing at the business signs for themselves', async () => {
  const fixture = await buildFixture();
  const born = (bornOn: string) => [{ ...ife, bornOn }];
  expect(await refusalOf(fixture, born(bornYearsAgo(18)))).toEqual([
    'INVALID_ARGUMENT',
    'minor_too_old',
    'minors.0.bornOn',
  ]);
  expect(await refusalOf(fixture, [ife, ...born('1990-01-01')])).toEqual([
    'INVALID_ARGUMENT',
    'minor_too_old',
    'minors.1.bornOn',
  ]);
  expect((await refusalOf(fixture, born(bornYearsAgo(0, 2))))[1]).toBe('time_in_future');
  expect((await sign(fixture, born(bornYearsAgo(18, 1)))).signatures).toHaveLength(1);
});

test('where it is asked, a name alone or a relation without words is refused; where it is not, any minor', async () => {
  const asked = await buildFixture();
  expect(await refusalOf(asked, ['Ife'])).toEqual(['INVALID_ARGUMENT', 'minor_incomplete', 'minors.0']);
  expect((await refusalOf(asked, [{ ...ife, relation: 'other' }]))[0]).toBe('INVALID_ARGUMENT');
  expect((await refusalOf(asked, [{ ...ife, relation: 'neighbor' }]))[0]).toBe('INVALID_ARGUMENT');
  const never = await buildFixture({ forMinors: false });
  expect((await refusalOf(never, [ife]))[1]).toBe('minors_not_asked');
  expect((await sign(never, [])).signatures[0]?.minorDetails).toEqual([]);
  const nothingSaid = await buildFixture({});
  const { signatures } = await sign(nothingSaid, ['Ife']);
  expect(signatures[0]?.minorDetails).toEqual([
    { name: 'Ife', bornOn: null, relation: null, relationText: null },
  ]);
});

test('the option goes on with the next version, or is changed by it', async () => {
  const { theo, waiver } = await buildFixture();
  const next = { waiverId: waiver.id, body: 'Dogs play.', material: false };
  expect((await server.call(theo, 'publishWaiverVersion', next)).forMinors).toBe(true);
  const off = await server.call(theo, 'publishWaiverVersion', { ...next, forMinors: false });
  expect(off.forMinors).toBe(false);
});

test('the same key signs once for the same minors', async () => {
  const fixture = await buildFixture();
  const input = signing(fixture, [ife]) as never;
  const [first, again] = await Promise.all([
    server.call(fixture.maya, 'signWaiver', input),
    server.call(fixture.maya, 'signWaiver', input),
  ]);
  expect(again).toEqual(first);
  const { items } = await server.call(fixture.theo, 'listSignatures', { waiverId: fixture.waiver.id });
  expect(items).toHaveLength(1);
});
