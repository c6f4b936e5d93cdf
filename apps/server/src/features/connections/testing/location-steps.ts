import { randomUUID } from 'node:crypto';
import type { TestPerson, TestServer } from '../../../../test/index.ts';
import {
  type BuiltBusiness,
  buildBusiness,
  buildMember,
  buildPet,
  buildRequirements,
} from '../../../seed/builders/index.ts';
import type { PetRow } from '../../pets/index.ts';

/** A pet that is connected at one of two locations of an owner. */
export interface Two {
  readonly theo: TestPerson;
  readonly mill: BuiltBusiness;
  readonly harbor: BuiltBusiness;
  /** Staff of one location each. */
  readonly atMill: TestPerson;
  readonly atHarbor: TestPerson;
  readonly maya: TestPerson;
  readonly pet: PetRow;
}

async function staffOf(server: TestServer, business: BuiltBusiness): Promise<TestPerson> {
  const person = await server.businessPerson({ plan: 'free' });
  await buildMember(server.services, { business, account: person });
  return person;
}

/** A pet that is connected at the first of two locations; the second has a rule that the pet does not meet. */
async function buildTwo(server: TestServer, scope: 'verdict' | 'records' = 'records'): Promise<Two> {
  const { services } = server;
  const theo = await server.businessPerson();
  const mill = await buildBusiness(services, { owner: theo, name: 'Mill Street' });
  const harbor = await buildBusiness(services, { owner: theo, name: 'Harbor' });
  const rabies = { kind: 'vaccination', targets: ['rabies'] } as const;
  const rules = [{ id: 'rabies', level: 'required' as const, requirement: rabies }];
  await buildRequirements(services, { business: harbor, rules });
  const maya = await server.owner();
  const pet = await buildPet(services, { owner: maya, name: 'Biscuit', microchip: '985112004417863' });
  await server.call(maya, 'setContact', {
    name: 'Maya Chen',
    phone: '+15550142',
    emergency: null,
    pickups: [],
  });
  const shareContact = true;
  await server.call(maya, 'connectPet', { petId: pet.id, businessId: mill.id, scope, shareContact });
  return {
    theo,
    mill,
    harbor,
    atMill: await staffOf(server, mill),
    atHarbor: await staffOf(server, harbor),
    maya,
    pet,
  };
}

/** What owners and staff of the two locations do. */
export function locationSteps(server: TestServer) {
  const share = ({ maya, mill, pet }: Two, on = true) =>
    server.call(maya, 'setLocationSharing', { petId: pet.id, businessId: mill.id, share: on });
  const found = async ({ harbor, atHarbor }: Two, search?: string, who = atHarbor) => {
    const { items } = await server.call(who, 'listPetsAtOtherLocations', {
      businessId: harbor.id,
      ...(search === undefined ? {} : { search }),
    });
    return items.map(({ petName, locationName }) => `${petName} at ${locationName}`);
  };
  const arrival = ({ harbor, pet }: Two) => ({
    ...{ businessId: harbor.id, petId: pet.id, method: 'manual' as const, decision: 'admit' as const },
    ...{ overrideReason: 'Known from Mill Street', idempotencyKey: randomUUID() },
  });
  const admit = (two: Two) => server.call(two.theo, 'checkIn', arrival(two));
  const known = async ({ theo, harbor }: Two) =>
    (await server.call(theo, 'listConnections', { businessId: harbor.id })).items;
  const judge = (two: Two, who = two.atHarbor) =>
    server.call(who, 'getCompliance', { petId: two.pet.id, businessId: two.harbor.id });
  return {
    ...{ share, found, arrival, admit, known, judge },
    buildTwo: (scope?: 'verdict' | 'records') => buildTwo(server, scope),
    staffOf: (business: BuiltBusiness) => staffOf(server, business),
  };
}
