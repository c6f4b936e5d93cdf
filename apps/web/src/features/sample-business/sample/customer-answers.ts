import { type SampleAnswers, wholeList } from './answers.ts';
import { connectedAt, connectedPetOf, isFound } from './connection-answers.ts';
import { findSampleCustomer, openCheckInOf } from './find.ts';
import { judgeToday } from './judge.ts';
import { type SampleCustomer, sampleCustomers } from './sample-customers.ts';
import { petsOfSample, type SamplePet } from './sample-pets.ts';
import type { World } from './world-types.ts';

const petsOf = (customerId: string) => petsOfSample.filter((pet) => pet.customerId === customerId);

const identityOf = ({ id, name, phone, email }: SampleCustomer) => ({
  ...{ id, name, phone, email, hasAccount: true, contactShared: true },
});

/** The pets' owners. */
export function customerAnswers(world: World): SampleAnswers {
  return {
    listCustomers: ({ search, limit }) => {
      const isAsked = ({ id }: SampleCustomer) =>
        search === undefined || petsOf(id).some((pet) => isFound(pet, search));
      return wholeList(
        sampleCustomers.filter(isAsked).map((customer) => {
          const pets = petsOf(customer.id).map((pet) => connectedPetOf(world, pet));
          const visits = pets.flatMap(({ lastVisitAt }) => lastVisitAt ?? []);
          return {
            ...identityOf(customer),
            pets: pets.map(({ petId, petName, species, colour, photoPath, verdict }) => ({
              ...{ petId, petName, species, colour, photoPath, verdict },
            })),
            lastVisitAt: visits.toSorted().at(-1) ?? null,
          };
        }),
        limit,
      );
    },
    getCustomer: ({ customerId }) => {
      const customer = findSampleCustomer(customerId);
      return {
        ...identityOf(customer),
        ...{ emergency: null, pickups: [...customer.pickups] },
        since:
          petsOf(customerId)
            .map((pet) => connectedAt(world, pet))
            .sort()[0] ?? world.business.createdAt,
        pets: petsOf(customerId).map((pet) => customerPetOf(world, pet)),
        waivers: [],
      };
    },
  };
}

function customerPetOf(world: World, pet: SamplePet) {
  const open = openCheckInOf(world, pet.id);
  const hasNote = pet.note !== '' || pet.flags.length > 0;
  return {
    ...connectedPetOf(world, pet),
    report: judgeToday(world, pet),
    openCheckIn: open && { id: open.id, arrivedAt: open.arrivedAt, service: open.service },
    staffNote: hasNote ? { note: pet.note, flags: [...pet.flags] } : null,
  };
}
