import { calendarDateIn, dayBeginsAt, renewalsOf, renewOn, unmetRules } from '@clearpaw/domain';
import { assessPets } from '../../features/compliance/index.ts';
import { enterCustomer, reorderCustomer } from '../../features/customers/index.ts';
import type { PetRow } from '../../features/pets/index.ts';
import { connectionTable, nameKey } from '../../schema/connection.ts';
import { type BuiltBusiness, buildBusiness } from './build-business.ts';
import { buildPet } from './build-pet.ts';
import type { BuilderServices } from './builder-services.ts';

export type ConnectionRow = typeof connectionTable.$inferSelect;

export interface ConnectionOverrides
  extends Partial<
    Pick<
      ConnectionRow,
      | 'scope'
      | 'connectedAt'
      | 'revokedAt'
      | 'lastVisitAt'
      | 'lastService'
      | 'dueAt'
      | 'endsAt'
      | 'contactShared'
      | 'emailShared'
      | 'locationsSharedAt'
    >
  > {
  readonly pet?: PetRow;
  readonly business?: BuiltBusiness;
}

/** A pet connected to a business, with its current verdict. */
export async function buildConnection(
  services: BuilderServices,
  overrides: ConnectionOverrides = {},
): Promise<ConnectionRow> {
  const { pet = await buildPet(services), business = await buildBusiness(services), ...facts } = overrides;
  const now = services.clock.now();
  const today = calendarDateIn(now.getTime(), business.timeZone);
  const visit = { service: null, arrival: today, departure: today };
  const assessed = await assessPets(services.store.db, business.id, [pet], visit, today);
  const report = assessed.reports.get(pet.id);
  const changesOn = report?.changesOn ?? null;
  const renewals = report ? renewalsOf(report) : [];
  const row: ConnectionRow = {
    scope: 'verdict',
    connectedAt: now,
    revokedAt: null,
    lastVisitAt: null,
    endsAt: null,
    blockedAt: null,
    contactShared: false,
    emailShared: false,
    locationsSharedAt: null,
    fromBusinessId: null,
    petNameKey: nameKey(pet.name),
    businessId: business.id,
    petId: pet.id,
    verdict: report?.verdict ?? 'non_compliant',
    changesOn,
    unmetRules: report ? unmetRules(report) : [],
    renewals,
    renewOn: renewOn(renewals, (facts.scope ?? 'verdict') === 'verdict'),
    lastService: null,
    judgedOn: today,
    requirementsVersion: assessed.requirementsVersion,
    dueAt: changesOn === null ? null : new Date(dayBeginsAt(changesOn, business.timeZone)),
    ...facts,
  };
  await services.store.db.insert(connectionTable).values(row);
  const { businessId, petId } = row;
  await enterCustomer(services.store.db, { businessId, petId, petName: pet.name, at: row.connectedAt });
  if (row.contactShared) await reorderCustomer(services.store.db, { uid: pet.ownerId, businessId });
  return row;
}
