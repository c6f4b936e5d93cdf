import type { CareFacts, CareKind } from '@clearpaw/domain';
import { presentCare } from '../../features/care-records/care-record-presenter.ts';
import { dayInLists } from '../../features/care-records/index.ts';
import type { PetRow } from '../../features/pets/index.ts';
import { careRecordTable, careRecordVersionTable } from '../../schema/care-record.ts';
import { buildPet } from './build-pet.ts';
import type { BuilderServices } from './builder-services.ts';

export type CareRecordRow = typeof careRecordTable.$inferSelect;

export interface CareRecordOverrides<Kind extends CareKind>
  extends Partial<Pick<CareRecordRow, 'businessId' | 'evidence' | 'state'>> {
  readonly pet?: PetRow;
  readonly kind: Kind;
  readonly facts: CareFacts[Kind];
}

/** A record of any kind except vaccinations and documents; a new pet is created if none is given. */
export async function buildCareRecord<Kind extends CareKind>(
  services: BuilderServices,
  overrides: CareRecordOverrides<Kind>,
): Promise<CareRecordRow> {
  const { pet = await buildPet(services), kind, facts, ...rest } = overrides;
  const now = services.clock.now();
  const row: CareRecordRow = {
    businessId: null,
    evidence: 'owner',
    state: 'active',
    ...rest,
    id: services.newId(),
    petId: pet.id,
    kind,
    facts,
    onDay: dayInLists(kind, facts, now),
    documentIds: [],
    version: 1,
    createdAt: now,
    updatedAt: now,
    correctedAt: null,
    statedAt: null,
  };
  await services.store.db.insert(careRecordTable).values(row);
  const written = { version: 1, at: now, by: pet.ownerId, reason: null, snapshot: presentCare(kind, row) };
  await services.store.db.insert(careRecordVersionTable).values({ careRecordId: row.id, ...written });
  return row;
}
