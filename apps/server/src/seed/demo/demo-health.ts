import type { PetRow } from '../../features/pets/index.ts';
import { type BuilderServices, buildCareRecord } from '../builders/index.ts';
import { daysAgo } from './demo-days.ts';

/** Kilograms, by the number of days since they were measured. */
const weights = [
  [420, 26.1],
  [300, 27.2],
  [210, 28.1],
  [120, 27.8],
] as const;

/** An owner's health records for a pet: a medication, allergies, a condition, weights and vet visits. */
export async function giveHealth(services: BuilderServices, pet: PetRow): Promise<void> {
  const apoquel = {
    ...{ name: 'Apoquel', dose: '16 mg', schedule: '1 tablet every morning with food' },
    ...{ startedOn: daysAgo(services, 90), endedOn: null, prescriber: 'Dr. Ortiz', duringVisits: true },
  };
  await buildCareRecord(services, { pet, kind: 'medication', facts: apoquel });
  const chicken = { substance: 'Chicken', reaction: 'Itching, loose stool', severity: 'moderate' } as const;
  await buildCareRecord(services, { pet, kind: 'allergy', facts: chicken });
  const pollen = { substance: 'Grass pollen', reaction: 'Itching', severity: 'mild' } as const;
  await buildCareRecord(services, { pet, kind: 'allergy', facts: pollen });
  const hip = { name: 'Mild hip dysplasia, left', diagnosedOn: daysAgo(services, 165), resolvedOn: null };
  await buildCareRecord(services, { pet, kind: 'condition', facts: hip });
  for (const [days, kg] of weights) {
    await buildCareRecord(services, { pet, kind: 'weight', facts: { on: daysAgo(services, days), kg } });
  }
  if (pet.weightKg !== null) {
    const latest = { on: daysAgo(services, 4), kg: pet.weightKg };
    await buildCareRecord(services, { pet, kind: 'weight', facts: latest });
  }
  const clinic = pet.clinic?.name ?? null;
  const exam = { on: daysAgo(services, 165), clinic, reason: 'Annual exam', notes: 'Heart and teeth fine.' };
  await buildCareRecord(services, { pet, kind: 'vetVisit', facts: exam });
  const check = { on: daysAgo(services, 4), clinic, reason: 'Weight check', notes: null };
  await buildCareRecord(services, { pet, kind: 'vetVisit', facts: check });
}
