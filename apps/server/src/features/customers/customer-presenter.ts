import type { customers, OutputOf } from '@clearpaw/contract';
import { type ComplianceReport, type Species, withoutDates } from '@clearpaw/domain';
import { refuse } from '../../platform/refusal/index.ts';
import type { checkInTable } from '../../schema/check-in.ts';
import type { petNoteTable } from '../../schema/connection.ts';
import { presentReport } from '../compliance/index.ts';
import { photoNameFor } from '../pets/index.ts';
import type { CustomerPetRow, CustomerRow } from './find-customer.ts';
import type { SeenContact } from './seen-contacts.ts';

type Presented = OutputOf<typeof customers.getCustomer>;
type PresentedPet = Presented['pets'][number];

export interface CustomerFacts {
  readonly row: CustomerRow;
  readonly pets: readonly CustomerPetRow[];
  readonly contact: SeenContact | undefined;
  readonly reports: ReadonlyMap<string, ComplianceReport>;
  readonly careAlerts: ReadonlyMap<string, readonly string[]>;
  readonly openCheckIns: readonly (typeof checkInTable.$inferSelect)[];
  readonly notes: readonly (typeof petNoteTable.$inferSelect)[];
  readonly waivers: Presented['waivers'];
}

/** Least data: without the account behind a customer, and without anything that the owner does not share. */
export function presentCustomer(facts: CustomerFacts): Presented {
  const { row, pets, contact, waivers } = facts;
  return {
    id: row.id,
    name: contact?.name ?? null,
    phone: contact?.phone ?? null,
    email: contact?.email ?? null,
    emergency: contact?.emergency ?? null,
    pickups: contact?.pickups ?? [],
    hasAccount: row.hasAccount,
    contactShared: contact?.contactShared ?? false,
    since: row.createdAt.toISOString(),
    pets: pets.map((one) => presentPet(one, facts)),
    waivers,
  };
}

function presentPet({ pet, connection }: CustomerPetRow, facts: CustomerFacts): PresentedPet {
  const report = facts.reports.get(pet.id);
  if (!report) throw refuse.notFound('pet');
  const open = facts.openCheckIns.find(({ petId }) => petId === pet.id);
  const kept = facts.notes.find(({ petId }) => petId === pet.id);
  return {
    petId: pet.id,
    petName: pet.name,
    species: pet.species as Species,
    breed: pet.breed,
    colour: pet.colour,
    alerts: [...pet.alerts, ...(facts.careAlerts.get(pet.id) ?? [])],
    photoPath: photoNameFor(pet.id, pet.photoPath),
    scope: connection.scope,
    verdict: report.verdict,
    connectedAt: connection.connectedAt.toISOString(),
    lastVisitAt: connection.lastVisitAt?.toISOString() ?? null,
    lastService: connection.lastService,
    report: presentReport(connection.scope !== 'verdict' ? report : withoutDates(report)),
    openCheckIn: open
      ? { id: open.id, arrivedAt: open.arrivedAt.toISOString(), service: open.service }
      : null,
    staffNote:
      kept && (kept.note !== '' || kept.flags.length > 0) ? { note: kept.note, flags: kept.flags } : null,
  };
}
