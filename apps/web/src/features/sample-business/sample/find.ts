import { type BadgeCode, badgeCodeFrom, parseBadgeCode, readBadge } from '@clearpaw/domain';
import { notHere } from './refuse.ts';
import { type SampleCustomer, sampleCustomers } from './sample-customers.ts';
import { petsOfSample, type SamplePet } from './sample-pets.ts';
import type { SampleCheckIn, World } from './world-types.ts';

export function findSamplePet(petId: string): SamplePet {
  const found = petsOfSample.find(({ id }) => id === petId);
  if (!found) throw notHere();
  return found;
}

export function findSampleCustomer(customerId: string): SampleCustomer {
  const found = sampleCustomers.find(({ id }) => id === customerId);
  if (!found) throw notHere();
  return found;
}

export function findSampleCheckIn(world: World, checkInId: string): SampleCheckIn {
  const found = world.checkIns.find(({ id }) => id === checkInId);
  if (!found) throw notHere();
  return found;
}

/** Codes that no pet gets: the first byte says that they are samples, the last which pet. */
export function badgeCodeOf(pet: SamplePet): BadgeCode {
  const bytes = new Uint8Array(16);
  bytes[0] = 0x5a;
  bytes[15] = Number(pet.id.slice(-2));
  return badgeCodeFrom(bytes);
}

export function findByBadge(badge: string): SamplePet {
  const reading = readBadge(badge, location.host);
  const code = reading.kind === 'badge' ? reading.code : parseBadgeCode(badge);
  const found = petsOfSample.find((pet) => badgeCodeOf(pet) === code);
  if (!found) throw notHere();
  return found;
}

/** The pet's check-in while it is on site. */
export function openCheckInOf(world: World, petId: string): SampleCheckIn | null {
  const isOpen = (one: SampleCheckIn) =>
    one.petId === petId && one.decision === 'admitted' && one.departedAt === null;
  return world.checkIns.find(isOpen) ?? null;
}
