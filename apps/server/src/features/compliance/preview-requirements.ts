import type { compliance, OutputOf } from '@clearpaw/contract';
import { calendarDateIn } from '@clearpaw/domain';
import { and, asc, eq, gt } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { connectionTable, isConnected } from '../../schema/connection.ts';
import { petTable } from '../../schema/pet.ts';
import { authorizeMember } from '../members/index.ts';
import type { PetRow } from '../pets/index.ts';
import { completeRules, rulesInForce } from '../requirements/index.ts';
import { comparePets } from './assess-pets.ts';

type Input = z.output<typeof compliance.previewRequirements.input>;
type Preview = OutputOf<typeof compliance.previewRequirements>;

/** The number of pets in memory at a time, however many the business knows. */
const batchSize = 500;

/** Judges every connected pet by the rules in force and by the new ones, for a visit today. Nothing is written. */
export async function previewRequirements(call: Call, input: Input): Promise<Preview> {
  const { business } = await authorizeMember(call, input.businessId, 'publishRequirements');
  const after = await completeRules(call, business.id, input.rules);
  const { db } = call.services.store;
  const today = calendarDateIn(call.now.getTime(), business.timeZone);
  const { rules: before } = await rulesInForce(db, business.id, today);
  const visit = { service: null, arrival: today, departure: today };
  const affected: Preview['affected'] = [];
  let judged = 0;
  for await (const pets of connectedPets(db, business.id, call.now)) {
    if (call.signal.aborted) break;
    const found = await comparePets(db, business.id, pets, visit, { before, after });
    judged += pets.length;
    for (const { id, name } of pets) {
      const [was, is] = [found.before.get(id)?.verdict, found.after.get(id)?.verdict];
      if (was && is && was !== is) affected.push({ petId: id, petName: name, before: was, after: is });
    }
  }
  return { affected, judged };
}

/** The pets a business knows, batch by batch, in the order of their ids. */
async function* connectedPets(db: Database, businessId: string, now: Date): AsyncIterable<PetRow[]> {
  for (let after: string | null = null; ; ) {
    const rows: { readonly pet: PetRow }[] = await db
      .select({ pet: petTable })
      .from(connectionTable)
      .innerJoin(petTable, eq(petTable.id, connectionTable.petId))
      .where(
        and(
          eq(connectionTable.businessId, businessId),
          isConnected(now),
          after === null ? undefined : gt(connectionTable.petId, after),
        ),
      )
      .orderBy(asc(connectionTable.petId))
      .limit(batchSize);
    if (rows.length > 0) yield rows.map((row) => row.pet);
    after = rows.at(-1)?.pet.id ?? null;
    if (rows.length < batchSize) return;
  }
}
