import { calendarDateIn } from '@clearpaw/domain';
import type { PetRow } from '../../features/pets/index.ts';
import { visitTable } from '../../schema/visit.ts';
import { type BuiltBusiness, buildBusiness } from './build-business.ts';
import { buildPet } from './build-pet.ts';
import type { BuilderServices } from './builder-services.ts';

type BuiltVisit = typeof visitTable.$inferSelect;

export interface VisitOverrides extends Partial<Omit<BuiltVisit, 'id' | 'businessId' | 'petId' | 'petName'>> {
  readonly pet?: PetRow;
  readonly business?: BuiltBusiness;
}

/** By default a visit of a compliant pet, expected today. */
export async function buildVisit(
  services: BuilderServices,
  overrides: VisitOverrides = {},
): Promise<BuiltVisit> {
  const { pet = await buildPet(services), business = await buildBusiness(services), ...facts } = overrides;
  const now = services.clock.now();
  const today = calendarDateIn(now.getTime(), business.timeZone);
  const row: BuiltVisit = {
    service: business.services[0]?.code ?? null,
    arrival: today,
    departure: facts.arrival ?? today,
    note: null,
    state: 'expected',
    verdict: 'compliant',
    plannedBy: 'owner',
    walkIn: false,
    checkInId: null,
    createdAt: now,
    updatedAt: now,
    ...facts,
    id: services.newId(),
    businessId: business.id,
    petId: pet.id,
    petName: pet.name,
  };
  await services.store.db.insert(visitTable).values(row);
  return row;
}
