import { type ComplianceReport, evaluateCompliance, type Visit } from '@clearpaw/domain';
import type { Database } from '../../platform/database/index.ts';
import { type PetRow, petFactsOf } from '../pets/index.ts';
import { readForPets } from './read-for-pets.ts';

/** A pet and its stay; `key` identifies the answer. */
export interface StayToAssess {
  readonly key: string;
  readonly pet: PetRow;
  readonly visit: Visit;
}

/** Judges stays at one business, each for its own days. Rules and records are read once for any number of stays. */
export async function assessStays(
  db: Database,
  businessId: string,
  stays: readonly StayToAssess[],
  today: string,
): Promise<ReadonlyMap<string, ComplianceReport>> {
  if (stays.length === 0) return new Map();
  const petIds = [...new Set(stays.map(({ pet }) => pet.id))];
  const { inForce, recordsOf } = await readForPets(db, businessId, petIds, today);
  const { rules } = inForce;
  const reports = new Map<string, ComplianceReport>();
  for (const { key, pet, visit } of stays) {
    const records = recordsOf.get(pet.id);
    if (records) reports.set(key, evaluateCompliance({ rules, pet: petFactsOf(pet), records, visit }));
  }
  return reports;
}
