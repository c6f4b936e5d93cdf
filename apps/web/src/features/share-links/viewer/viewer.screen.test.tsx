import { fhirNames, formatShlink } from '@clearpaw/protocol';
import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { fill, press } from '../../../../test/acts.ts';
import { drawingIn, drawingOf } from '../../../../test/drawings.tsx';
import { openScreen } from '../../../../test/open-screen.tsx';

const key = 'A'.repeat(43);
const path = `/shl/${'b'.repeat(43)}`;
const base64Url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');

async function encrypt(resource: object, by = key): Promise<string> {
  const header = base64Url(new TextEncoder().encode('{"alg":"dir","enc":"A256GCM"}'));
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const secret = await crypto.subtle.importKey('raw', Buffer.from(by, 'base64url'), 'AES-GCM', false, [
    'encrypt',
  ]);
  const additionalData = new TextEncoder().encode(header);
  const plain = new TextEncoder().encode(JSON.stringify(resource));
  const sealed = new Uint8Array(
    await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData }, secret, plain),
  );
  return [
    header,
    '',
    base64Url(iv),
    base64Url(sealed.subarray(0, -16)),
    base64Url(sealed.subarray(-16)),
  ].join('.');
}

const dose = (id: string, display: string, end: string | null, code = 'clinic') => ({
  resourceType: 'Immunization',
  id,
  extension: [
    ...(end === null ? [] : [{ url: fhirNames.validUntil, valueDate: end }]),
    { url: fhirNames.evidence, valueCode: code },
    { url: fhirNames.evidenceDetail, valueString: 'Lakeside, Dr. Ortiz' },
  ],
  vaccineCode: { coding: [{ display }], text: 'Imrab 3' },
  occurrenceDateTime: '2024-06-03',
  lotNumber: '18844A',
});
const record = (...more: object[]) => ({
  resourceType: 'Bundle',
  timestamp: '2026-11-23T10:12:00Z',
  entry: [
    { resourceType: 'Composition', author: [{ display: 'Maya Okafor' }] },
    { resourceType: 'Patient', id: 'p', name: [{ text: 'Biscuit' }], gender: 'female', birthDate: '2022' },
    ...more,
  ].map((resource) => ({ resource })),
});

type Answer = (body: { passcode?: string; recipient?: string }) => Response | Promise<Response>;
const asked: object[] = [];

function answerManifest(answer: Answer): void {
  const through = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    if (!String(input).startsWith('/shl/')) return through(input, init);
    const body = JSON.parse(String(init?.body ?? '{}')) as { passcode?: string };
    asked.push({ address: String(input), ...body });
    return answer(body);
  });
}
afterEach(() => {
  asked.length = 0;
  vi.restoreAllMocks();
});

const linkTo = (more: object = {}, origin = location.origin) =>
  `/share#${formatShlink({ url: `${origin}${path}`, key, flag: 'L', ...more })}`;
const manifest = async (resource: object, contents: string[] = ['vaccinations']) =>
  Response.json({ files: [{ _name: 'record', _contents: contents, embedded: await encrypt(resource) }] });

test('a record is read without an account: who shared it, whose it is, and what is on record', async () => {
  answerManifest(() =>
    manifest(
      record(dose('1', 'Rabies, 3-year', '2099-06-03'), dose('2', 'Lyme disease', '2020-06-03', 'owner'), {
        resourceType: 'AllergyIntolerance',
        id: '3',
        code: { text: 'Chicken' },
        reaction: [{ severity: 'mild' }],
      }),
      ['records'],
    ),
  );
  await openScreen(linkTo({ label: 'Dr. Lind', exp: 4_000_000_000 }), null);
  expect(await screen.findByRole('heading', { level: 1, name: 'Biscuit' })).toBeTruthy();
  expect(screen.getByText('Maya Okafor shared this with you.')).toBeTruthy();
  expect(
    screen.getByText(/It can be opened until Oct .*, 2096.* The link is named “Dr. Lind”\./),
  ).toBeTruthy();
  expect(screen.getByText(/1 current, 1 expired\./)).toBeTruthy();
  expect(screen.getByRole('img', { name: 'Expired' })).toBeTruthy();
  expect(screen.getByText('About 2022')).toBeTruthy();
  expect(screen.getByText('Chicken allergy')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Download PDF' })).toBeTruthy();
  expect(asked).toEqual([{ address: path, recipient: 'Clearpaw viewer' }]);
  expect(JSON.stringify(asked)).not.toContain(key);
});

test('a dose that a later one has replaced has not expired: it is an earlier dose', async () => {
  const first = dose('1', 'Rabies (1 year)', '2025-06-03');
  const coded = (of: object, code: string, on: string) => ({
    ...of,
    vaccineCode: { coding: [{ system: fhirNames.vaccines, code, display: code }], text: code },
    occurrenceDateTime: on,
  });
  answerManifest(() =>
    manifest(
      record(
        coded(first, 'rabies-1y', '2024-06-03'),
        coded(dose('2', '', '2099-06-03'), 'rabies-3y', '2025-05-03'),
        coded(dose('3', '', '2025-01-03'), 'lyme', '2024-01-03'),
      ),
    ),
  );
  await openScreen(linkTo(), null);
  const earlier = (await screen.findByText('Earlier doses')).closest('details');
  expect(within(earlier as HTMLElement).getByText('rabies-1y')).toBeTruthy();
  expect(within(earlier as HTMLElement).queryByText('lyme')).toBeNull();
  expect(screen.getByText(/1 current, 1 expired\./)).toBeTruthy();
  expect(screen.getAllByRole('img', { name: 'Expired' })).toHaveLength(1);
});

test('a reader sees the animal that its owner sees, in the color that the owner entered', async () => {
  const animal = {
    url: fhirNames.animal,
    extension: [{ url: 'species', valueCodeableConcept: { text: 'Dog' } }],
  };
  const colour = { url: fhirNames.colour, valueString: 'Black and tan' };
  const { entry } = record();
  const [composition, patient] = entry;
  const colored = { resource: { ...patient?.resource, extension: [animal, colour] } };
  answerManifest(() => manifest({ ...record(), entry: [composition, colored] }));
  await openScreen(linkTo(), null);
  const band = (await screen.findByRole('heading', { level: 1, name: 'Biscuit' })).closest('header');
  const pet = { id: 'p', name: 'Biscuit', species: 'dog', colour: 'Black and tan' } as const;
  expect(drawingIn(band)).toBe(drawingOf(pet));
  expect(drawingIn(band)).not.toBe(drawingOf({ ...pet, colour: 'White' }));
});

test('where vaccinations alone are shared, nothing is said about allergies', async () => {
  answerManifest(() => manifest(record()));
  await openScreen(linkTo(), null);
  await screen.findByRole('heading', { level: 1, name: 'Biscuit' });
  expect(screen.getByText('None on record.')).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Health' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Download PDF' })).toBeNull();
});

test('where documents alone are shared, nothing is said about vaccinations', async () => {
  answerManifest(() => manifest(record(), ['documents']));
  await openScreen(linkTo(), null);
  expect(await screen.findByRole('heading', { name: 'Documents' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Vaccinations' })).toBeNull();
});

test('a passcode is asked first, and a wrong one says how many tries are left', async () => {
  let left = 2;
  answerManifest(({ passcode }) => {
    if (passcode === '4711') return manifest(record());
    left -= 1;
    return Response.json({ remainingAttempts: left }, { status: 401 });
  });
  const { user } = await openScreen(linkTo({ flag: 'LP' }), null);
  await screen.findByRole('heading', { name: 'Enter the passcode' });
  await press(user, 'Open record');
  expect(screen.getByText('Enter the passcode.')).toBeTruthy();
  expect(asked).toEqual([]);
  await fill(user, 'Passcode', '1');
  await press(user, 'Open record');
  await screen.findByText(/1 try left before the link closes/);
  await fill(user, 'Passcode', '4711');
  await press(user, 'Open record');
  await screen.findByRole('heading', { level: 1, name: 'Biscuit' });
});

test('after the last wrong one the link is closed, and nothing can be sent', async () => {
  answerManifest(() => Response.json({ remainingAttempts: 0 }, { status: 401 }));
  const { user } = await openScreen(linkTo({ flag: 'LP' }), null);
  await fill(user, 'Passcode', '1');
  await press(user, 'Open record');
  await screen.findByText(/it was the last try/);
  expect(screen.queryByRole('button', { name: 'Open record' })).toBeNull();
});

describe('in plain words', () => {
  test.each([
    ['ended', 404, 'This link doesn’t work any more'],
    ['asked too often', 429, 'Too many requests'],
  ])('a link that was %s', async (_, status, title) => {
    answerManifest(() => new Response('{}', { status }));
    await openScreen(linkTo(), null);
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  });
  test.each([
    ['without its key', '/share', 'This link is incomplete'],
    ['cut off', linkTo().slice(0, -40), 'This link is incomplete'],
    ['of another service', linkTo({}, 'https://other.example'), 'This link leads to another service'],
    [
      'to another path',
      linkTo({ url: `${location.origin}/functions/x` }),
      'This link leads to another service',
    ],
    ['that is over', linkTo({ exp: 1_000 }), 'This link doesn’t work any more'],
  ])('a link %s, and no one is asked', async (_, address, title) => {
    answerManifest(() => new Response('{}', { status: 500 }));
    await openScreen(address, null);
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    expect(asked).toEqual([]);
  });
  test('a link with another key', async () => {
    answerManifest(async () =>
      Response.json({ files: [{ _name: 'record', embedded: await encrypt(record(), 'B'.repeat(43)) }] }),
    );
    await openScreen(linkTo(), null);
    expect(await screen.findByRole('heading', { name: 'This link is incomplete' })).toBeTruthy();
  });
  test('a network that is gone, and once it is back the record', async () => {
    let isBack = false;
    answerManifest(() => {
      if (!isBack) throw new TypeError('Failed to fetch');
      return manifest(record());
    });
    const { user } = await openScreen(linkTo(), null);
    await screen.findByText(/couldn’t be loaded/);
    isBack = true;
    await press(user, /try again|retry/i);
    await screen.findByRole('heading', { level: 1, name: 'Biscuit' });
  });
  test('a network that was gone when the passcode was sent, without asking for it again', async () => {
    let isBack = false;
    answerManifest(({ passcode }) => {
      if (!isBack) throw new TypeError('Failed to fetch');
      return passcode === '4711'
        ? manifest(record())
        : Response.json({ remainingAttempts: 9 }, { status: 401 });
    });
    const { user } = await openScreen(linkTo({ flag: 'LP' }), null);
    await fill(user, 'Passcode', '4711');
    await press(user, 'Open record');
    await screen.findByText(/couldn’t be loaded/);
    isBack = true;
    await press(user, /try again|retry/i);
    await screen.findByRole('heading', { level: 1, name: 'Biscuit' });
  });
  test('an answer that broke off on the way', async () => {
    answerManifest(() => new Response('{"files":[{"_name":"rec'));
    await openScreen(linkTo(), null);
    await screen.findByText(/couldn’t be loaded/);
  });
  test('a file that broke off on the way', async () => {
    const brokenOff = new ReadableStream({ start: (stream) => stream.error(new TypeError('terminated')) });
    answerManifest(async (body) => {
      if (body.recipient === undefined) return new Response(brokenOff);
      const file = { _name: 'health-record', location: `${location.origin}${path}/files/health-record` };
      const shown = { _name: 'record', _contents: ['records'], embedded: await encrypt(record()) };
      return Response.json({ files: [shown, file] });
    });
    const { user } = await openScreen(linkTo(), null);
    await press(user, 'Download PDF');
    await screen.findByText(/The file couldn’t be loaded/);
  });
});

test('what is wrong in a record does no harm', async () => {
  const odd = [
    { resourceType: 'Immunization' },
    { resourceType: 'Immunization', occurrenceDateTime: '2024-01-01', extension: 'none', vaccineCode: [] },
    { resourceType: 'DocumentReference', content: [{ attachment: { title: '<img src=x>', size: 'big' } }] },
    null,
  ];
  answerManifest(() => manifest(record(...(odd as object[])), ['records', 'documents']));
  await openScreen(linkTo(), null);
  await screen.findByRole('heading', { level: 1, name: 'Biscuit' });
  expect(screen.getByText('<img src=x>')).toBeTruthy();
});
