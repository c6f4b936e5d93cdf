import { type ComplianceReport, calendarDateIn, recordsAskedBy, type Stay } from '@clearpaw/domain';
import type { Call } from '../../platform/http/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { requireService } from '../businesses/index.ts';
import { assessPets, assessRead } from '../compliance/index.ts';
import type { Membership } from '../members/index.ts';
import type { PetRow } from '../pets/index.ts';
import type { VisitingPet } from './find-visitor.ts';

type Business = Pick<Membership['business'], 'demo' | 'id' | 'services' | 'timeZone'>;

export interface Judgment {
  readonly report: ComplianceReport;
  readonly requirementsVersion: number;
  /** Whether a rule depends on the day of the last visit. */
  readonly countsVisits: boolean;
}

/**
 * The one decision for every method: badge, poster, search, guest, and arrivals recorded without a network. Late
 * arrivals are also judged by today's rules, because a day before the first publication had none.
 */
export async function judgeArrival(
  call: Call,
  business: Business,
  pet: PetRow,
  stay: Stay & { readonly service: string | null },
): Promise<Judgment> {
  requireService(business, stay.service);
  requireCounting(business, pet);
  const visit = { service: stay.service, arrival: stay.arrival, departure: stay.departure };
  const today = calendarDateIn(call.now.getTime(), business.timeZone);
  const assessed = await assessPets(call.services.store.db, business.id, [pet], visit, today);
  const report = assessed.reports.get(pet.id);
  if (!report) throw refuse.notFound('pet');
  return { report, requirementsVersion: assessed.requirementsVersion, countsVisits: assessed.countsVisits };
}

/** The same if the rules and the doses were read already. */
export async function judgeRead(
  call: Call,
  business: Business,
  pet: VisitingPet,
  stay: Stay & { readonly service: string | null },
  read: Parameters<typeof assessRead>[3],
): Promise<Judgment> {
  requireService(business, stay.service);
  requireCounting(business, pet);
  const visit = { service: stay.service, arrival: stay.arrival, departure: stay.departure };
  const report = await assessRead(call.services.store.db, business.id, pet, read, visit);
  const { version, rules } = read.inForce;
  return { report, requirementsVersion: version, countsVisits: recordsAskedBy(rules).lastVisit };
}

function requireCounting(business: Pick<Business, 'demo'>, pet: Pick<PetRow, 'specimen'>): void {
  if (!pet.specimen || business.demo) return;
  throw refuse.precondition(
    'specimen',
    'This is a specimen badge for trying things out; it does not count as a visit.',
  );
}
