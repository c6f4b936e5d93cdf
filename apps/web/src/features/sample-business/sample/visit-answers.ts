import { compareDates } from '@clearpaw/domain';
import { type SampleAnswers, wholeList } from './answers.ts';
import { petsOfSample } from './sample-pets.ts';
import { visitOf } from './visits.ts';
import type { SampleVisit, World } from './world-types.ts';

/** The planned visits. */
export function visitAnswers(world: World): SampleAnswers {
  return {
    listVisits: ({ from, to, state, petId, customerId, limit }) => {
      const isOf = (visit: SampleVisit) =>
        petsOfSample.some((pet) => pet.id === visit.petId && pet.customerId === customerId);
      const isAsked = (visit: SampleVisit) =>
        compareDates(visit.arrival, to) <= 0 &&
        compareDates(from, visit.departure) <= 0 &&
        (state === undefined || visit.state === state) &&
        (petId === undefined || visit.petId === petId) &&
        (customerId === undefined || isOf(visit));
      const found = world.visits.filter(isAsked).toSorted((a, b) => compareDates(a.arrival, b.arrival));
      return wholeList(
        found.map((visit) => visitOf(world, visit)),
        limit,
      );
    },
  };
}
