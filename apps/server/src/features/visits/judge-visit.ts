import { type ComplianceReport, calendarDateIn, type Visit } from '@clearpaw/domain';
import type { Database } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { assessStays } from '../compliance/index.ts';
import type { Planner } from './find-planner.ts';

/** The verdict for the whole stay, by today's rules and records. */
export async function judgeVisit(
  call: Call,
  { pet, business }: Pick<Planner, 'pet' | 'business'>,
  visit: Visit,
  db: Database = call.services.store.db,
): Promise<ComplianceReport> {
  const today = calendarDateIn(call.now.getTime(), business.timeZone);
  const reports = await assessStays(db, business.id, [{ key: pet.id, pet, visit }], today);
  const report = reports.get(pet.id);
  if (!report) throw refuse.notFound('pet');
  return report;
}
