import { addDays } from '@clearpaw/domain';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { useServer } from '../../../test/index.ts';
import { buildBusiness, buildConnection, buildPet, buildRequirements } from '../../seed/builders/index.ts';

let now = new Date('2026-06-01T03:30:00Z');
const server = await useServer({}, { clock: { now: () => now } });
const { services } = server;

test('visits are in the calendars of the owner and of the members of the business, until they are cancelled', async () => {
  const maya = await server.owner();
  const theo = await server.businessPerson();
  const pet = await buildPet(services, { owner: maya, name: 'Biscuit' });
  const business = await buildBusiness(services, { owner: theo, name: 'Tall Oak', timeZone: 'UTC' });
  await buildConnection(services, { business, pet });
  const from = addDays(now.toISOString().slice(0, 10), 5);
  const stay = { service: null, arrival: from, departure: addDays(from, 2) };
  const ids = { petId: pet.id, businessId: business.id };
  const { id } = await server.call(maya, 'planVisit', { ...ids, ...stay });
  const read = async (person: typeof maya) => {
    const { url } = await server.call(person, 'getCalendarFeed', {});
    const text = await (await fetch(`${server.url}${new URL(url).pathname}`)).text();
    return new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((one) => {
      const event = new ICAL.Event(one);
      return [event.uid, event.startDate.toString(), event.endDate.toString(), event.summary];
    });
  };
  const days = [`visit-${id}`, from, addDays(from, 3)];
  expect(await read(maya)).toEqual([[...days, 'Biscuit at Tall Oak']]);
  expect(await read(theo)).toEqual([[...days, 'Biscuit']]);
  expect(await read(await server.businessPerson())).toEqual([]);
  await server.call(theo, 'cancelVisit', { visitId: id });
  expect(await read(theo)).toEqual([]);
});

test('an owner is reminded once, in time, of a dose that expires during a planned stay, and not after the renewal', async () => {
  const maya = await server.owner();
  const pet = await buildPet(services, { owner: maya, name: 'Biscuit' });
  const business = await buildBusiness(services, { name: 'Tall Oak', timeZone: 'UTC' });
  const requirement = { kind: 'vaccination' as const, targets: ['rabies'] };
  await buildRequirements(services, { business, rules: [{ id: 'r1', level: 'required', requirement }] });
  await buildConnection(services, { business, pet });
  const dose = { petId: pet.id, vaccine: 'rabies-1y' };
  await server.call(maya, 'recordVaccination', {
    ...{ ...dose, administeredOn: '2025-09-04', expiresOn: '2026-09-04' },
  });
  await server.runJobs();
  const titles = async () => (await server.call(maya, 'listAlerts', {})).items.map(({ body }) => body);
  expect(await titles()).toEqual([]);
  const stay = { service: null, arrival: '2026-08-30', departure: '2026-09-08' };
  await server.call(maya, 'planVisit', { petId: pet.id, businessId: business.id, ...stay });
  for (let day = 0; day < 75; day += 1) {
    now = new Date(`${addDays('2026-06-01', day)}T12:00:00Z`);
    await server.runJobs();
  }
  // A job that a busy machine started earlier may still be running.
  await expect.poll(async () => (await titles()).length).toBe(1);
  const said = await titles();
  // The stage of 30 days before the last day to act, August 29, and the next one are either in the future or the first
  // ones sent.
  expect(said).toHaveLength(1);
  expect(said[0]).toContain('The visit from August 30, 2026 to September 8, 2026 goes on after that.');
  expect(said[0]).toContain('Renew it by August 29, 2026.');
  await server.call(maya, 'recordVaccination', {
    ...{ ...dose, administeredOn: '2026-08-10', expiresOn: '2027-08-10' },
  });
  for (let day = 75; day < 100; day += 1) {
    now = new Date(`${addDays('2026-06-01', day)}T12:00:00Z`);
    await server.runJobs();
  }
  expect(await titles()).toHaveLength(1);
});
