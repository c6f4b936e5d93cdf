import type { checkIns, OutputOf } from '@clearpaw/contract';
import { type Species, withoutDates } from '@clearpaw/domain';
import type { z } from 'zod';
import { type AuditedCall, logRecordView } from '../audit/index.ts';
import { proveBadge } from '../badges/index.ts';
import { requireService } from '../businesses/index.ts';
import { assessRead, presentReport } from '../compliance/index.ts';
import { findContact } from '../contacts/index.ts';
import { authorizeMember, judgeAccess } from '../members/index.ts';
import { photoNameFor } from '../pets/index.ts';
import { stayOf } from '../visit-states/index.ts';
import { presentVisit } from '../visits/index.ts';
import { presentCheckIn } from './check-in-presenter.ts';
import { type ScanRow, scanStatements } from './entrance-statements.ts';
import { judgeVisitor, type ShownVisitor } from './find-visitor.ts';
import { withAlerts } from './present-check-ins.ts';
import { readForEntrance } from './read-for-entrance.ts';

type Input = z.output<typeof checkIns.scanBadge.input>;
type Scanned = OutputOf<typeof checkIns.scanBadge>;

/** Whether the pet is cleared now, and why not. The view is added to the owner's list of views. */
export async function scanBadge(call: AuditedCall, input: Input): Promise<Scanned> {
  const { db } = call.services.store;
  const { businessId, service = null } = input;
  const question = { service, arrivedAt: call.now, orOther: true } as const;
  const shown = await proveBadge(call, input.badge).catch(async (problem) => {
    // A caller who may not scan learns only that.
    requireService((await authorizeMember(call, businessId, 'scan')).business, service);
    throw problem;
  });
  const read = await readForEntrance(call, scanStatements, { businessId, shown, ...question });
  const { business } = judgeAccess(call, businessId, 'scan', read.access);
  requireService(business, service);
  const visitor = judgeVisitor(read.visitor, shown, business, call.now);
  const { visit, ...stay } = stayOf(business, { ...question, departure: input.departure }, read.visit);
  const report = await assessRead(db, business.id, visitor.pet, read, stay);
  const what = (visitor.scope ?? 'verdict') === 'verdict' ? 'verdict' : 'records';
  await logRecordView(db, call, { businessId: business.id, petId: visitor.pet.id, what });
  const pet = withAlerts(visitor.pet, read.careAlerts);
  const planned = visit && presentVisit(visit, business.name, visitor.pet, report.verdict);
  const contact = visitor.contactShared ? await findContact(db, pet.ownerId) : null;
  return {
    ...presentVisitor({ ...visitor, pet }, business.demo),
    contact,
    customer: read.row.customer,
    staffNote: staffNoteOf(read.row),
    visit: planned,
    departure: stay.departure,
    report: presentReport(what === 'records' ? report : withoutDates(report)),
  };
}

function staffNoteOf({ note, flags }: ScanRow): Scanned['staffNote'] {
  if (note === null || flags === null) return null;
  return note !== '' || flags.length > 0 ? { note, flags } : null;
}

/**
 * Least data: identity and care alerts, without address, clinic and dates. A demo pet's badge is a specimen, which
 * counts only at demo businesses.
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
