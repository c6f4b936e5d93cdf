import { addDays } from '@clearpaw/domain';
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { type TestPerson, useServer } from '../../../test/index.ts';
import { buildBusiness, buildPet, buildRequirements, buildVaccination } from '../../seed/builders/index.ts';
import { notifyNewViewers } from './notify-new-viewers.ts';

let now = new Date('2026-06-01T03:30:00Z');
const server = await useServer({}, { clock: { now: () => now } });
const { services } = server;
await server.runJobs();
const at = (text: string): void => {
  now = new Date(text);
};

type Mail = { to: string; subject: string; text: string; html: string; headers: Record<string, string> };
async function mailsTo(person: TestPerson): Promise<Mail[]> {
  const response = await fetch(`${server.url}/dev/outbox`, { headers: { accept: 'application/json' } });
  const { items } = (await response.json()) as { items: Mail[] };
  return items.filter(({ to }) => to === person.email);
}
const titlesOf = async (person: TestPerson): Promise<string[]> =>
  (await server.call(person, 'listAlerts', {})).items.map(({ title }) => title);

/** An owner with a pet whose rabies proof ends this many days after the first of June. */
async function buildFixture(endsInDays: number) {
  at('2026-06-01T03:30:00Z');
  const maya = await server.owner();
  const pet = await buildPet(services, { owner: maya, name: 'Biscuit' });
  const expiresOn = addDays('2026-06-01', endsInDays);
  const dose = await server.call(maya, 'recordVaccination', {
    petId: pet.id,
    vaccine: 'rabies-1y',
    administeredOn: '2025-06-20',
    expiresOn,
  });
  await server.runJobs();
  return { maya, pet, dose, expiresOn };
}

describe('a record that expires', () => {
  test('within a reminder stage is announced at once, in the app and by email, once', async () => {
    const { maya, pet } = await buildFixture(10);
    await server.runJobs();
    const { items } = await server.call(maya, 'listAlerts', {});
    expect(items).toMatchObject([
      { kind: 'renewal', petId: pet.id, title: 'Biscuit: something to renew within 10 days', readAt: null },
    ]);
    expect(items[0]?.body).toContain('June 11, 2026');
    const mails = await mailsTo(maya);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toBe('Biscuit: something to renew within 10 days');
    expect(mails[0]?.subject).not.toMatch(/rabies|vaccin/i);
    expect(mails[0]?.text).toContain('Rabies');
    expect(mails[0]?.html).toContain('prefers-color-scheme');
  });

  test('is announced at each stage, in the morning, and once after it has expired', async () => {
    const { maya } = await buildFixture(40);
    const alertedAt: string[] = [];
    for (const day of [5, 9, 10, 11, 26, 27, 36, 37, 38, 40, 41, 42, 60]) {
      for (const time of ['08:59', '09:00']) {
        at(`${addDays('2026-06-01', day)}T${time}:00Z`);
        const before = (await titlesOf(maya)).length;
        await server.runJobs();
        if ((await titlesOf(maya)).length > before) alertedAt.push(now.toISOString().slice(0, 16));
      }
    }
    expect(alertedAt).toEqual([
      '2026-06-11T09:00',
      '2026-06-27T09:00',
      '2026-07-08T09:00',
      '2026-07-11T09:00',
      '2026-07-12T09:00',
    ]);
    expect(await mailsTo(maya)).toHaveLength(5);
  });

  test('is not reported after a renewal, for an archived pet or for one that died', async () => {
    for (const end of ['renew', 'archived', 'deceased'] as const) {
      const { maya, pet } = await buildFixture(40);
      if (end === 'renew') {
        const again = { vaccine: 'rabies-1y', administeredOn: '2026-06-01', expiresOn: '2028-06-01' };
        await server.call(maya, 'recordVaccination', { petId: pet.id, ...again });
      } else await server.call(maya, 'updatePet', { petId: pet.id, state: end });
      at('2026-07-05T09:30:00Z');
      await server.runJobs();
      expect([end, await titlesOf(maya)]).toEqual([end, []]);
    }
  });

  test('in quiet hours is shown in the app at once, and emailed when they end unless it was renewed', async () => {
    for (const renewed of [false, true]) {
      const { maya, pet, dose } = await buildFixture(60);
      const quietHours = { from: '22:00', to: '07:00' };
      await server.call(maya, 'setAlertPreferences', { quietHours, timeZone: 'UTC' });
      await server.call(maya, 'correctVaccination', { vaccinationId: dose.id, expiresOn: '2026-06-05' });
      await server.runJobs();
      expect(await titlesOf(maya)).toHaveLength(1);
      expect(await mailsTo(maya)).toEqual([]);
      if (renewed) {
        const again = { vaccine: 'rabies-1y', administeredOn: '2026-06-01', expiresOn: '2028-06-01' };
        await server.call(maya, 'recordVaccination', { petId: pet.id, ...again });
      }
      at('2026-06-01T07:00:00Z');
      await server.runJobs();
      expect(await mailsTo(maya)).toHaveLength(renewed ? 0 : 1);
    }
  });

  test('is announced earlier where a connected business has a waiting period, and the reminder names the business', async () => {
    const { maya, pet } = await buildFixture(44);
    const business = await buildBusiness(services, { timeZone: 'UTC', name: 'Hound Café' });
    const waitDays = { first: 14, booster: 14 };
    const requirement = { kind: 'vaccination' as const, targets: ['rabies'], waitDays };
    await buildRequirements(services, { business, rules: [{ id: 'r', level: 'required', requirement }] });
    await server.call(maya, 'connectPet', { petId: pet.id, businessId: business.id, scope: 'verdict' });
    // 44 days to the end, of which the last 13 are too late: the day to act by is in 31 days.
    await server.runJobs();
    expect(await titlesOf(maya)).toEqual([]);
    at('2026-06-02T09:00:00Z');
    await server.runJobs();
    const [alert] = (await server.call(maya, 'listAlerts', {})).items;
    expect(alert?.body).toContain('Hound Café asks for it.');
    expect(alert?.body).toContain('begin by July 2, 2026');
    await server.call(maya, 'disconnectPet', { petId: pet.id, businessId: business.id });
    // Without the business there is no waiting period: the next stage counts from the label again.
    at('2026-06-19T09:00:00Z');
    await server.runJobs();
    expect(await titlesOf(maya)).toHaveLength(1);
    at('2026-07-01T09:00:00Z');
    await server.runJobs();
    expect(await titlesOf(maya)).toHaveLength(2);
  });
});

describe('what a business does', () => {
  test('an owner is notified of new rules with which the pet is not cleared, and of no others', async () => {
    at('2026-06-01T12:00:00Z');
    const [maya, staff] = [await server.owner(), await server.businessPerson()];
    const business = await buildBusiness(services, { owner: staff, timeZone: 'UTC', name: 'Hound Café' });
    const pet = await buildPet(services, { owner: maya, name: 'Biscuit' });
    await buildVaccination(services, { pet, administeredOn: '2026-01-01' });
    await server.call(maya, 'connectPet', { petId: pet.id, businessId: business.id, scope: 'verdict' });
    const publish = (targets: string[]) =>
      server.call(staff, 'publishRequirements', {
        businessId: business.id,
        rules: [{ id: 'r', level: 'required', requirement: { kind: 'vaccination', targets } }],
      });
    await publish(['rabies']);
    await server.runJobs();
    expect((await titlesOf(maya)).filter((title) => title.includes('asks for'))).toEqual([]);
    await publish(['bordetella']);
    await server.runJobs();
    expect(await titlesOf(maya)).toContain('Hound Café has new requirements for Biscuit');
  });

  test('an owner is notified of a check-in and of the first view, and not of a second view', async () => {
    at('2026-06-01T12:00:00Z');
    const [maya, staff] = [await server.owner(), await server.businessPerson()];
    const business = await buildBusiness(services, { owner: staff, timeZone: 'UTC', name: 'Barkside' });
    const pet = await buildPet(services, { owner: maya, name: 'Pepper' });
    const { code: badge } = await server.call(maya, 'getBadge', { petId: pet.id });
    await notifyNewViewers(services, 0);
    for (let check = 0; check < 2; check += 1) {
      await server.call(staff, 'scanBadge', { businessId: business.id, badge });
      await new Promise((resolve) => setTimeout(resolve, 5));
      await notifyNewViewers(services, 0);
    }
    await server.call(staff, 'checkIn', {
      businessId: business.id,
      petId: pet.id,
      badge,
      method: 'badge',
      decision: 'admit',
      idempotencyKey: crypto.randomUUID(),
    });
    await server.runJobs();
    await server.runJobs();
    expect((await titlesOf(maya)).sort()).toEqual([
      'Barkside viewed Pepper for the first time',
      'Pepper was checked in at Barkside',
    ]);
  });
});

describe('a reminder email', () => {
  test('is turned off with one click, only for its kind, and only by a POST', async () => {
    const { maya } = await buildFixture(10);
    const [mail] = await mailsTo(maya);
    const url = /<(.*)>/.exec(mail?.headers['List-Unsubscribe'] ?? '')?.[1] ?? '';
    expect(mail?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    const address = `${server.url}${new URL(url).pathname}${new URL(url).search}`;
    expect((await fetch(address)).status).toBe(200);
    expect((await server.call(maya, 'getAlertPreferences', {})).kinds.renewal.email).toBe(true);
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    expect((await fetch(address, { method: 'POST', body })).status).toBe(200);
    const { kinds } = await server.call(maya, 'getAlertPreferences', {});
    expect([kinds.renewal.email, kinds.renewal.inApp, kinds.checked_in.email]).toEqual([false, true, true]);
    const unknown = address.replace(/unsubscribe\/[^?]*/, 'unsubscribe/unknown');
    expect((await fetch(unknown, { method: 'POST', body })).status).toBe(200);
  });
});

describe('the calendar', () => {
  test('contains an all-day event on the last valid day, as an independent parser reads it', async () => {
    const { maya, expiresOn } = await buildFixture(40);
    const { url } = await server.call(maya, 'getCalendarFeed', {});
    expect(await server.call(maya, 'getCalendarFeed', {})).toEqual({ url });
    const address = (feed: string) => `${server.url}${new URL(feed).pathname}`;
    const response = await fetch(address(url));
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    const text = await response.text();
    const read = (ics: string) =>
      new ICAL.Component(ICAL.parse(ics)).getAllSubcomponents('vevent').map((one) => {
        const event = new ICAL.Event(one);
        return [event.startDate.toString(), event.endDate.toString(), event.startDate.isDate, event.summary];
      });
    const expected = [[expiresOn, addDays(expiresOn, 1), true, expect.stringContaining('Biscuit')]];
    expect(read(text)).toEqual(expected);
    // After another program has imported and exported them, the dates are the same.
    expect(read(new ICAL.Component(ICAL.parse(text)).toString())).toEqual(expected);
    const { url: fresh } = await server.call(maya, 'rotateCalendarFeed', {});
    expect(fresh).not.toBe(url);
    expect((await fetch(address(url))).status).toBe(404);
    expect((await fetch(address(fresh))).status).toBe(200);
  });

  test('is in the language of whose it is', async () => {
    const { maya } = await buildFixture(40);
    await server.call(maya, 'updateProfile', { language: 'de' });
    const { url } = await server.call(maya, 'getCalendarFeed', {});
    const text = await (await fetch(`${server.url}${new URL(url).pathname}`)).text();
    expect(text).toContain('NAME:Clearpaw: Fristen und Besuche');
    expect(text.replace(/\r\n /g, '')).toMatch(/SUMMARY:Biscuit: Tollwut.* gilt bis heute/);
  });

  test('of an unknown token is not found', async () => {
    expect((await fetch(`${server.url}/calendar/${'x'.repeat(22)}.ics`)).status).toBe(404);
  });
});
