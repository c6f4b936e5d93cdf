import type { checkIns, OutputOf } from '@clearpaw/contract';
import { type Species, withoutDates } from '@clearpaw/domain';
import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '../../platform/database/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { petNoteTable } from '../../schema/connection.ts';
import { type AuditedCall, logRecordView } from '../audit/index.ts';
import { requireService } from '../businesses/index.ts';
import { assessPets, presentReport } from '../compliance/index.ts';
import { findContact } from '../contacts/index.ts';
import { findCustomerOfPet } from '../customers/index.ts';
import { authorizeMember } from '../members/index.ts';
import { photoNameFor } from '../pets/index.ts';
import { findStay } from '../visit-states/index.ts';
import { presentVisit } from '../visits/index.ts';
import { presentCheckIn } from './check-in-presenter.ts';
import { findByBadge, type ShownVisitor } from './find-visitor.ts';
import { withCareAlerts } from './present-check-ins.ts';

type Input = z.output<typeof checkIns.scanBadge.input>;
type Scanned = OutputOf<typeof checkIns.scanBadge>;

/** Whether the pet may come in now, and why not. The look is entered in the owner's log. */
export async function scanBadge(call: AuditedCall, input: Input): Promise<Scanned> {
  const { business } = await authorizeMember(call, input.businessId, 'scan');
  requireService(business, input.service ?? null);
  const visitor = await findByBadge(call, business, input.badge);
  const { db } = call.services.store;
  const { visit, ...stay } = await findStay(db, business, {
    petId: visitor.pet.id,
    service: input.service ?? null,
    arrivedAt: call.now,
    departure: input.departure,
    orOther: true,
  });
  const { reports } = await assessPets(db, business.id, [visitor.pet], stay, stay.arrival);
  const report = reports.get(visitor.pet.id);
  if (!report) throw refuse.notFound('badge');
  const look = { businessId: business.id, petId: visitor.pet.id, what: visitor.scope ?? 'verdict' };
  await logRecordView(db, call, look);
  const seen = { businessId: business.id, petId: visitor.pet.id };
  const pet = await withCareAlerts(db, seen, visitor.pet, call.now);
  const planned = visit && presentVisit(visit, business.name, visitor.pet, report.verdict);
  const contact = visitor.contactShared ? await findContact(db, pet.ownerId) : null;
  return {
    ...presentVisitor({ ...visitor, pet }, business.demo),
    contact,
    customer: visitor.scope && (await findCustomerOfPet(call, business.id, pet.ownerId)),
    staffNote: await findStaffNote(db, seen),
    visit: planned,
    departure: stay.departure,
    report: presentReport(visitor.scope === 'records' ? report : withoutDates(report)),
  };
}

async function findStaffNote(
  db: Database,
  { businessId, petId }: { readonly businessId: string; readonly petId: string },
): Promise<Scanned['staffNote']> {
  const [kept] = await db
    .select({ note: petNoteTable.note, flags: petNoteTable.flags })
    .from(petNoteTable)
    .where(and(eq(petNoteTable.businessId, businessId), eq(petNoteTable.petId, petId)));
  return kept && (kept.note !== '' || kept.flags.length > 0) ? kept : null;
}

/**
 * Least data: who it is and what to mind. Address, clinic and dates stay out. A demo pet's badge is a
 * specimen, which counts at the demo businesses only.
 */
function presentVisitor(
  visitor: ShownVisitor,
  atDemo: boolean,
): Omit<Scanned, 'report' | 'contact' | 'customer' | 'visit' | 'departure' | 'staffNote'> {
  const { pet, scope, openCheckIn, kind } = visitor;
  const { id, name, colour, photoPath, alerts, specimen } = pet;
  return {
    pet: {
      id,
      name,
      species: pet.species as Species,
      colour,
      photoPath: photoNameFor(id, photoPath),
      alerts,
    },
    badge: { kind, specimen, countsHere: !specimen || atDemo },
    connection: scope ? { scope } : null,
    openCheckIn: openCheckIn ? presentCheckIn(openCheckIn, pet) : null,
  };
}
