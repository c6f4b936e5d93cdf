import { calendarDateIn, type VaccinationRecord } from '@clearpaw/domain';
import type {
  Household,
  HouseholdPet,
} from '../../../../../../packages/domain/src/alerts/testing/household.ts';
import type { TestPerson, TestServer } from '../../../../test/index.ts';
import {
  type BuiltBusiness,
  buildBusiness,
  buildPet,
  buildRequirements,
  buildVaccination,
} from '../../../seed/builders/index.ts';
import type { PetRow } from '../../pets/index.ts';

interface OpenedBusiness {
  readonly business: BuiltBusiness;
  readonly staff: TestPerson;
}

/** A generated household on a server: its events happen there by the calls that people make. */
export interface LiveHousehold {
  readonly owner: TestPerson;
  readonly carers: Household;
  /** Applies an event to the generated household, and then to the one on the server. */
  live(happen: () => void): Promise<void>;
}

/** Creates a household on the server. Its pets and doses get the ids they have there. */
export async function moveIn(server: TestServer, carers: Household): Promise<LiveHousehold> {
  const { services } = server;
  const owner = await server.owner();
  const opened = new Map<string, OpenedBusiness>();
  for (const [id, published] of carers.published) {
    const staff = await server.businessPerson({ planEndsAt: new Date('2030-01-01T00:00:00Z') });
    const business = await buildBusiness(services, { owner: staff, timeZone: carers.clock.timeZone });
    for (const [index, { from, rules }] of published.entries()) {
      const publishedAt = new Date(`${from}T12:00:00Z`);
      await buildRequirements(services, { business, rules, version: index + 1, publishedAt });
    }
    opened.set(id, { business, staff });
  }
  const home = { server, owner, carers, opened };
  for (const pet of carers.pets) await bringIn(home, pet);
  await setClock(home);
  return { owner, carers, live: (happen) => live(home, happen) };
}

interface Home {
  readonly server: TestServer;
  readonly owner: TestPerson;
  readonly carers: Household;
  readonly opened: ReadonlyMap<string, OpenedBusiness>;
}

/** A year may take longer than a token is valid, so everyone signs in again. */
async function live(before: Home, happen: () => void): Promise<void> {
  const home = { ...before, owner: await before.server.as(before.owner) };
  const { server, carers, opened } = home;
  const known = carers.pets.map((pet) => ({
    ...pet,
    pet,
    doses: [...pet.doses],
    connectedTo: new Map(pet.connectedTo),
  }));
  const published = new Map([...carers.published].map(([id, versions]) => [id, versions.length]));
  happen();
  for (const pet of carers.pets) {
    const was = known.find((one) => one.pet === pet);
    if (was) await follow(home, was, pet);
    else await bringIn(home, pet);
  }
  for (const [id, versions] of carers.published) {
    for (const { from, rules } of versions.slice(published.get(id))) {
      const { business, staff } = openedFor(opened, id);
      const draft = { businessId: business.id, rules: [...rules], effectiveFrom: from };
      await server.call(await server.as(staff), 'publishRequirements', draft as never);
    }
  }
  await setClock(home);
}

/** Has the whole household planned again, like the generated one. */
async function setClock({ server, owner, carers }: Home): Promise<void> {
  const { timeZone, quietHours } = carers.clock;
  await server.call(owner, 'setAlertPreferences', { timeZone, quietHours: quietHours && { ...quietHours } });
}

async function bringIn(home: Home, pet: HouseholdPet): Promise<void> {
  const { services } = home.server;
  const { species, bornOn } = pet.facts;
  const facts = { owner: home.owner, species, bornOn, bornOnPrecision: 'day' as const };
  const row = await buildPet(services, facts);
  pet.id = row.id;
  for (const [index, dose] of pet.doses.entries()) pet.doses[index] = await keepDose(home, row, dose);
  for (const businessKey of [...pet.connectedTo.keys()]) await connect(home, pet, businessKey);
}

async function keepDose({ server }: Home, pet: PetRow, dose: VaccinationRecord): Promise<VaccinationRecord> {
  const { vaccine, administeredOn } = dose;
  const { id } = await buildVaccination(server.services, { pet, vaccine, administeredOn, expiresOn: null });
  return { ...dose, id };
}

async function follow(home: Home, before: Omit<HouseholdPet, 'facts'>, pet: HouseholdPet): Promise<void> {
  const { server, owner, opened } = home;
  if (!before.active) return;
  for (const { id } of before.doses.filter((dose) => !pet.doses.includes(dose))) {
    await server.call(owner, 'withdrawVaccination', { vaccinationId: id, reason: 'Typed by mistake.' });
  }
  for (const [index, dose] of pet.doses.entries()) {
    if (before.doses.includes(dose)) continue;
    const { vaccine, administeredOn } = dose;
    const { id } = await server.call(owner, 'recordVaccination', { petId: pet.id, vaccine, administeredOn });
    pet.doses[index] = { ...dose, id };
  }
  for (const businessKey of pet.connectedTo.keys())
    if (!before.connectedTo.has(businessKey)) await connect(home, pet, businessKey);
  for (const businessKey of before.connectedTo.keys()) {
    if (pet.connectedTo.has(businessKey)) continue;
    const { business } = openedFor(opened, businessKey);
    await server.call(owner, 'disconnectPet', { petId: pet.id, businessId: business.id });
  }
  if (!pet.active) await server.call(owner, 'updatePet', { petId: pet.id, state: 'deceased' });
}

/** A connection begins on a day of the business's own calendar. */
async function connect(
  { server, owner, opened }: Home,
  pet: HouseholdPet,
  businessKey: string,
): Promise<void> {
  const { business } = openedFor(opened, businessKey);
  const asked = { petId: pet.id, businessId: business.id, scope: 'verdict' as const };
  await server.call(owner, 'connectPet', asked);
  pet.connectedTo.set(businessKey, calendarDateIn(server.services.clock.now().getTime(), business.timeZone));
}

function openedFor(opened: ReadonlyMap<string, OpenedBusiness>, id: string): OpenedBusiness {
  const businessKey = opened.get(id);
  if (!businessKey) throw new Error('A family goes to the businesses it has.');
  return businessKey;
}
