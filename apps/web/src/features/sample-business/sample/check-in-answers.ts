import { compareDates, decideAdmission } from '@clearpaw/domain';
import { type SampleAnswers, wholeList } from './answers.ts';
import { sampleContactOf, sampleCustomerOf } from './connection-answers.ts';
import { findByBadge, findSampleCheckIn, findSamplePet, openCheckInOf } from './find.ts';
import { judgeSample } from './judge.ts';
import { changedMeanwhile } from './refuse.ts';
import { sampleFaceOf } from './sample-check-ins.ts';
import { sampleId } from './sample-ids.ts';
import { petsOfSample, type SamplePet } from './sample-pets.ts';
import {
  beginSampleVisit,
  endSampleVisit,
  planOf,
  resumeSampleVisit,
  undoSampleVisit,
  visitOf,
} from './visits.ts';
import type { SampleCheckIn, World } from './world-types.ts';

/** Arrivals and departures; the only part of the sample that can be changed. */
export function checkInAnswers(world: World): SampleAnswers {
  return {
    listCheckIns: ({ from, to, petId, customerId, present, limit }) => {
      const ofCustomer = new Set(
        petsOfSample.filter((pet) => pet.customerId === customerId).map(({ id }) => id),
      );
      const isAsked = (one: SampleCheckIn) =>
        one.decision !== 'undone' &&
        (from === undefined || Date.parse(one.arrivedAt) >= Date.parse(from)) &&
        (to === undefined || Date.parse(one.arrivedAt) <= Date.parse(to)) &&
        (petId === undefined || one.petId === petId) &&
        (customerId === undefined || ofCustomer.has(one.petId)) &&
        (present !== true || (one.decision === 'admitted' && one.departedAt === null));
      const found = world.checkIns.filter(isAsked);
      return wholeList(
        found.toSorted((a, b) => b.arrivedAt.localeCompare(a.arrivedAt)),
        limit,
      );
    },
    scanBadge: ({ badge, service, departure }) => {
      const pet = findByBadge(badge);
      const stay = stayOf(world, pet, service, departure);
      return {
        pet: { ...petOf(pet), photoPath: null },
        badge: { kind: 'live', specimen: false, countsHere: true },
        report: judgeSample(world, pet, stay),
        ...{
          connection: { scope: 'records' },
          contact: sampleContactOf(pet),
          customer: sampleCustomerOf(pet),
        },
        openCheckIn: openCheckInOf(world, pet.id),
        staffNote: pet.note === '' ? null : { note: pet.note, flags: [...pet.flags] },
        visit: stay.plan ? visitOf(world, stay.plan) : null,
        departure: stay.departure,
      };
    },
    ...decisionAnswers(world),
  };
}

/** What staff decide. */
function decisionAnswers(world: World): SampleAnswers {
  return {
    checkIn: ({ petId, service, method, decision, overrideReason, departure }) => {
      const pet = findSamplePet(petId);
      const stay = stayOf(world, pet, service, departure);
      const admission = admissionOf(world, pet, stay, decision, overrideReason);
      world.nextNumber += 1;
      const added: SampleCheckIn = {
        ...{ id: sampleId(4, world.nextNumber), businessId: world.business.id, ...sampleFaceOf(pet) },
        ...{ service: stay.service, method, ...admission, recordedBy: 'sample-staff' },
        ...{ arrivedAt: new Date(world.now()).toISOString(), departedAt: null, requirementsVersion: 2 },
      };
      if (added.decision === 'admitted' && stay.plan) beginSampleVisit(world, stay.plan, added.id);
      return save(world, added);
    },
    decideArrival: ({ checkInId, decision, overrideReason }) => {
      const waiting = findSampleCheckIn(world, checkInId);
      if (waiting.decision !== 'waiting') throw changedMeanwhile('not_waiting');
      const pet = findSamplePet(waiting.petId);
      const stay = stayOf(world, pet, waiting.service ?? undefined);
      return save(world, { ...waiting, ...admissionOf(world, pet, stay, decision, overrideReason) });
    },
    checkOut: ({ checkInId }) => {
      const here = findSampleCheckIn(world, checkInId);
      if (here.decision !== 'admitted' || here.departedAt !== null) throw changedMeanwhile('not_here');
      endSampleVisit(world, checkInId);
      return save(world, { ...here, departedAt: new Date(world.now()).toISOString() });
    },
    undoCheckIn: ({ checkInId }) => {
      undoSampleVisit(world, checkInId);
      const undone = findSampleCheckIn(world, checkInId);
      const waitsAgain = undone.method === 'door';
      return save(world, { ...undone, decision: waitsAgain ? 'waiting' : 'undone', overrideReason: null });
    },
    undoCheckOut: ({ checkInId }) => {
      resumeSampleVisit(world, checkInId);
      return save(world, { ...findSampleCheckIn(world, checkInId), departedAt: null });
    },
  };
}

const petOf = ({ id, name, species, colour, alerts }: SamplePet) => ({
  ...{ id, name, species, colour, alerts: [...alerts] },
});

/** The visit that is judged: as planned for today, or for the rest of the day. */
function stayOf(world: World, pet: SamplePet, service: string | undefined, until?: string) {
  const today = world.today();
  const plan = planOf(world, pet.id, today);
  const planned = plan && compareDates(plan.departure, today) > 0 ? plan.departure : today;
  return {
    ...{ plan, arrival: today, departure: until ?? planned },
    service: plan?.service ?? service ?? null,
  };
}

type Decision = 'admit' | 'deny';

function admissionOf(
  world: World,
  pet: SamplePet,
  stay: ReturnType<typeof stayOf>,
  decision: Decision,
  reason?: string,
) {
  const { verdict } = judgeSample(world, pet, stay);
  const admission = decideAdmission({
    ...{ verdict, decision, overrideReason: reason ?? null, role: world.business.role },
    alreadyHere: openCheckInOf(world, pet.id) !== null,
  });
  if ('refused' in admission) throw changedMeanwhile(admission.refused);
  return { ...admission, verdict };
}

function save(world: World, checkIn: SampleCheckIn): SampleCheckIn {
  world.checkIns = [checkIn, ...world.checkIns.filter(({ id }) => id !== checkIn.id)];
  world.checkInChanges.publish(checkIn);
  return checkIn;
}
