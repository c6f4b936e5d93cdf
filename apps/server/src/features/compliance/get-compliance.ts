import type { compliance, OutputOf } from '@clearpaw/contract';
import { calendarDateIn, compareDates, type Visit, withoutDates } from '@clearpaw/domain';
import type { z } from 'zod';
import { refuse } from '../../platform/refusal/index.ts';
import { type AuditedCall, logRecordView } from '../audit/index.ts';
import { findBusiness } from '../businesses/index.ts';
import { authorizeMember } from '../members/index.ts';
import { assessPets } from './assess-pets.ts';
import { findJudgedPet } from './find-judged-pet.ts';
import { presentReport } from './report-presenter.ts';

type Input = z.output<typeof compliance.getCompliance.input>;

/** For owners with all dates; for staff only what the connection's scope allows. */
export async function getCompliance(
  call: AuditedCall,
  input: Input,
): Promise<OutputOf<typeof compliance.getCompliance>> {
  const business = await findBusiness(call, input);
  const { pet, viewer } = await findJudgedPet(call, input.petId, business.id);
  if (viewer !== 'owner') await logStaffView(call, business.id, pet.id);
  const today = calendarDateIn(call.now.getTime(), business.timeZone);
  const visit = readVisit(input, today);
  const { reports } = await assessPets(call.services.store.db, business.id, [pet], visit, today);
  const report = reports.get(pet.id);
  if (!report) throw refuse.notFound('pet');
  return presentReport(viewer === 'verdict' ? withoutDates(report) : report);
}

/** A view by staff: allowed only to members, and added to the owner's list of views. */
async function logStaffView(call: AuditedCall, businessId: string, petId: string): Promise<void> {
  await authorizeMember(call, businessId, 'readConnections');
  await logRecordView(call.services.store.db, call, { businessId, petId, what: 'verdict' });
}

function readVisit(input: Input, today: string): Visit {
  const arrival = input.arrival ?? today;
  const departure = input.departure ?? arrival;
  if (compareDates(departure, arrival) < 0) {
    throw refuse.invalid([
      { path: 'departure', message: 'The stay would end before it begins.', reason: 'ends_before_begins' },
    ]);
  }
  return { service: input.service ?? null, arrival, departure };
}
