import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { addDays } from '@clearpaw/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AuthBrowser, freePort, type TestPerson, useServer } from '../../../test/index.ts';
import { browserOf, decide } from '../../../test/oauth-client.ts';
import {
  type BuiltBusiness,
  buildBusiness,
  buildConnection,
  buildRequirements,
} from '../../seed/builders/index.ts';

/** A separate booking system: it runs in its own process, and knows only its settings. */
const program = fileURLToPath(new URL('../../../../../examples/booking/src/main.ts', import.meta.url));
const server = await useServer({ WEBHOOK_ALLOW_PRIVATE: '1' }, { runJobs: true });
const today = new Date().toISOString().slice(0, 10);
let owner: TestPerson;
let business: BuiltBusiness;
let browser: AuthBrowser;
let petId: string;
let url: string;
let booking: ReturnType<typeof spawn>;

beforeAll(async () => {
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  owner = await server.businessPerson();
  business = await buildBusiness(server.services, { owner, timeZone: 'Etc/UTC' });
  await buildRequirements(server.services, { business, rules: [] });
  petId = (await buildConnection(server.services, { business, scope: 'records' })).petId;
  browser = await browserOf(server, owner);
  const { clientId, clientSecret } = await server.call(owner, 'registerApp', {
    ...{ businessId: business.id, name: 'Booking example', redirectUris: [`${url}/clearpaw`] },
  });
  const { secret } = await server.call(owner, 'createWebhook', {
    ...{ businessId: business.id, url: `${url}/hooks`, events: ['pet.verdict_changed'] },
  });
  const settings = {
    ...{ CLEARPAW_URL: server.services.config.publicUrl },
    ...{ CLIENT_ID: clientId, CLIENT_SECRET: clientSecret, WEBHOOK_SECRET: secret },
  };
  expect(await settingsOfReadme()).toEqual(Object.keys(settings));
  // The test's own port; `npm start` in the README runs this program.
  const env = { ...process.env, ...settings, PORT: String(port), OWN_URL: url };
  booking = spawn(process.execPath, [program], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  await answers();
});
afterAll(() => booking?.kill());

/** The settings that the command in its README passes; `npm start` runs the program. */
async function settingsOfReadme(): Promise<string[]> {
  const folder = new URL('../', pathToFileURL(program));
  const readme = await readFile(new URL('README.md', folder), 'utf8');
  const [command = ''] = /^ *CLEARPAW_URL=.* npm start$/m.exec(readme) ?? [];
  const { scripts } = JSON.parse(await readFile(new URL('package.json', folder), 'utf8'));
  expect(`node ${program}`.endsWith(scripts.start.replace('node ', '/'))).toBe(true);
  return [...command.matchAll(/([A-Z_]+)=/g)].map(([, name = '']) => name);
}

/** Resolves once the program serves its pages. */
async function answers(): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt++) {
    if (
      await fetch(url).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await new Promise((wake) => setTimeout(wake, 50));
  }
  throw new Error('The booking example did not start.');
}

const get = (path: string) => fetch(`${url}${path}`, { redirect: 'manual' });
const book = async (arrival: string) => {
  const body = JSON.stringify({ petId, arrival, departure: arrival });
  const reply = await fetch(`${url}/bookings`, { method: 'POST', body });
  return {
    status: reply.status,
    ...((await reply.json()) as { verdict?: string; visitId?: string; error?: string }),
  };
};

/** What a person does in the browser: start at the booking system, allow access, and return to it. */
async function connect(): Promise<void> {
  const begun = new URL((await get('/connect')).headers.get('location') ?? '');
  const { location, answer } = await browser.get(`/oauth2/authorize${begun.search}`);
  const page = new URL(location ?? (answer as { url: string }).url, url);
  const back = await decide(browser, page, { businessId: business.id });
  expect((await get(`${back.pathname}${back.search}`)).status).toBe(302);
}

test('the booking example connects, checks a pet, plans a visit, and receives a change within two seconds', async () => {
  expect(await book(today)).toMatchObject({ status: 500, error: 'Connect Clearpaw first.' });
  await connect();
  const pets = (await (await get('/pets')).json()) as { petId: string }[];
  expect(pets.map((pet) => pet.petId)).toEqual([petId]);

  const tomorrow = addDays(today, 1);
  const first = await book(tomorrow);
  expect(first).toMatchObject({ status: 200, verdict: 'compliant' });
  // The same stay again is the same visit.
  expect((await book(tomorrow)).visitId).toBe(first.visitId);
  const span = { from: today, to: addDays(today, 2) };
  const { items } = await server.call(owner, 'listVisits', { businessId: business.id, ...span });
  expect(items.map(({ id }) => id)).toEqual([first.visitId]);

  // From now on the business requires a rabies vaccination, which this pet does not have.
  const requirement = { kind: 'vaccination' as const, targets: ['rabies' as const] };
  const rules = [{ id: 'rabies', level: 'required' as const, requirement }];
  await server.call(owner, 'publishRequirements', { businessId: business.id, rules });
  const published = performance.now();
  const heard = async () =>
    ((await (await get(`/verdict?petId=${petId}`)).json()) as { verdict: string }).verdict;
  await expect.poll(heard, { interval: 50 }).toBe('non_compliant');
  const tookMs = performance.now() - published;
  console.log(`The booking example heard of the changed verdict after ${Math.round(tookMs)} ms.`);
  expect(tookMs).toBeLessThan(2_000);
  expect(await book(addDays(today, 3))).toMatchObject({
    status: 200,
    verdict: 'non_compliant',
    visitId: null,
  });
});

test('a message without a valid signature changes nothing', async () => {
  const body = JSON.stringify({
    type: 'pet.verdict_changed',
    timestamp: today,
    data: { petId, verdict: 'compliant' },
  });
  const headers = {
    'webhook-id': 'msg_1',
    'webhook-timestamp': String(Math.floor(Date.now() / 1000)),
    'webhook-signature': 'v1,AAAA',
  };
  const forged = await fetch(`${url}/hooks`, { method: 'POST', headers, body });
  expect(forged.status).toBe(400);
});

test('once disconnected, it has to be connected again', async () => {
  const { items } = await server.call(owner, 'listConnectedApps', { businessId: business.id });
  await server.call(owner, 'disconnectApp', { connectedAppId: items[0]?.id ?? '' });
  expect((await get('/pets')).status).toBe(502);
  await connect();
  expect((await get('/pets')).status).toBe(200);
});
