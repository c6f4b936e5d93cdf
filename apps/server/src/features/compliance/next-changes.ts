import { evaluateCompliance, type NextChange, nextChange, type Rule, withoutDates } from '@clearpaw/domain';
import type { Database } from '../../platform/database/index.ts';
import { type PetRow, petFactsOf } from '../pets/index.ts';
import { readForPets } from './read-for-pets.ts';
import { waiverTitlesOf } from './waiver-titles-of.ts';

/** A pet of a list, and whether its business may not learn dates. */
export interface PetInList {
  readonly pet: PetRow;
  readonly datesHidden: boolean;
}

/** What changes next for one pet. */
export interface FoundChange extends NextChange {
  /** The rule's own title or its waiver's. */
  readonly title: string | null;
  readonly compliantFrom: string | null;
}

/** By pet, for visits from today on; rules and records are read once for any number of pets. */
export async function nextChangesOf(
  db: Database,
  businessId: string,
  pets: readonly PetInList[],
  today: string,
): Promise<ReadonlyMap<string, FoundChange>> {
  if (pets.length === 0) return new Map();
  const petIds = pets.map(({ pet }) => pet.id);
  const { inForce, recordsOf } = await readForPets(db, businessId, petIds, today);
  const { rules } = inForce;
  const titles = titlesOf(rules, await waiverTitlesOf(db, rules));
  const visit = { service: null, arrival: today, departure: today };
  const found = new Map<string, FoundChange>();
  for (const { pet, datesHidden } of pets) {
    const records = recordsOf.get(pet.id);
    if (!records) continue;
    const input = { rules, pet: petFactsOf(pet), records, visit };
    const report = evaluateCompliance(input);
    const next = datesHidden ? nextChange(withoutDates(report), null) : nextChange(report, input);
    if (next === null) continue;
    const title = titles.get(next.check.ruleId) ?? null;
    const compliantFrom = next.kind === 'open' ? report.compliantFrom : null;
    found.set(pet.id, { ...next, title, compliantFrom });
  }
  return found;
}

/** By rule; those named by their requirement have none. */
function titlesOf(rules: readonly Rule[], waivers: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  return new Map(
    rules.flatMap(({ id, title, requirement }): [string, string][] => {
      const own = title ?? (requirement.kind === 'waiver' ? waivers.get(requirement.waiverId) : undefined);
      return own === undefined ? [] : [[id, own]];
    }),
  );
}
