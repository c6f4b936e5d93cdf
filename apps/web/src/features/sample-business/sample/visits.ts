import { compareDates } from '@clearpaw/domain';
import { findSamplePet } from './find.ts';
import { judgeSample } from './judge.ts';
import type { JudgedVisit, SampleVisit, World } from './world-types.ts';

/** A visit with the verdict for its days. */
export function visitOf(world: World, visit: SampleVisit): JudgedVisit {
  return { ...visit, verdict: judgeSample(world, findSamplePet(visit.petId), visit).verdict };
}

/** The visit that a pet is expected for, or here for, on a day. */
export function planOf(world: World, petId: string, day: string): SampleVisit | null {
  const isOn = ({ arrival, departure }: SampleVisit) =>
    compareDates(arrival, day) <= 0 && compareDates(day, departure) <= 0;
  const isOpen = ({ state }: SampleVisit) => state === 'expected' || state === 'present';
  return world.visits.find((visit) => visit.petId === petId && isOn(visit) && isOpen(visit)) ?? null;
}

export function beginSampleVisit(world: World, visit: SampleVisit, checkInId: string): void {
  change(world, { ...visit, state: 'present', checkInId });
}

export const endSampleVisit = (world: World, checkInId: string) =>
  changeOf(world, checkInId, { state: 'done' });

export const resumeSampleVisit = (world: World, checkInId: string) =>
  changeOf(world, checkInId, { state: 'present' });

export const undoSampleVisit = (world: World, checkInId: string) =>
  changeOf(world, checkInId, { state: 'expected', checkInId: null });

function changeOf(world: World, checkInId: string, changes: Partial<SampleVisit>): void {
  const begun = world.visits.find((visit) => visit.checkInId === checkInId);
  if (begun) change(world, { ...begun, ...changes });
}

function change(world: World, changed: SampleVisit): void {
  world.visits = world.visits.map((visit) => (visit.id === changed.id ? changed : visit));
  world.visitChanges.publish(changed);
}
