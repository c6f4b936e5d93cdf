import type { PetRecords } from '@clearpaw/domain';
import type { Database } from '../../platform/database/index.ts';
import { rulesInForce } from '../requirements/index.ts';
import { vaccinationRecordsOf } from '../vaccinations/index.ts';
import { petRecordsOf } from './pet-records-of.ts';

type InForce = Awaited<ReturnType<typeof rulesInForce>>;

/** The rules in force at a business, and the records of pets that they read. */
export interface ReadForPets {
  readonly inForce: InForce;
  readonly recordsOf: ReadonlyMap<string, PetRecords>;
}

/** Reads what pets are judged by, in the same statements for any number of pets. */
export async function readForPets(
  db: Database,
  businessId: string,
  petIds: readonly string[],
  today: string,
): Promise<ReadForPets> {
  const [inForce, doses] = await Promise.all([
    rulesInForce(db, businessId, today),
    vaccinationRecordsOf(db, petIds),
  ]);
  const recordsOf = await petRecordsOf(db, { businessId, petIds }, inForce.rules, doses);
  return { inForce, recordsOf };
}
