import { calendarDateIn } from '@clearpaw/domain';
import type { Call } from '../../platform/http/index.ts';
import { type BusinessReference, findBusiness } from '../businesses/index.ts';
import { presentRequirements, type Requirements } from './requirement-presenter.ts';
import { rulesInForce } from './rules-in-force.ts';

export async function getRequirements(call: Call, input: BusinessReference): Promise<Requirements> {
  const business = await findBusiness(call, input);
  const today = calendarDateIn(call.now.getTime(), business.timeZone);
  return presentRequirements(await rulesInForce(call.services.store.db, business.id, today));
}
