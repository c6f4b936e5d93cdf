import type { OutputOf, requirements } from '@clearpaw/contract';
import { calendarDateIn } from '@clearpaw/domain';
import type { Call } from '../../platform/http/index.ts';
import { Refusal } from '../../platform/refusal/index.ts';
import { findBusiness } from '../businesses/index.ts';
import { presentRequirements } from './requirement-presenter.ts';
import { rulesInForce } from './rules-in-force.ts';

type BusinessPage = OutputOf<typeof requirements.getBusinessPage>;

/**
 * Name, services and requirements, for anyone who followed the poster. No id, no capacity, nothing of people or pets.
 */
export async function getBusinessPage(call: Call, { slug }: { slug: string }): Promise<BusinessPage> {
  const business = await findBusiness(call, { slug }).catch(absent);
  if (!business) return null;
  const today = calendarDateIn(call.now.getTime(), business.timeZone);
  const { rules } = presentRequirements(await rulesInForce(call.services.store.db, business.id, today));
  return {
    slug: business.slug,
    name: business.name,
    kind: business.kind,
    services: business.services.map(({ code, name }) => ({ code, name })),
    selfCheckIn: business.selfCheckIn,
    rules,
  };
}

/** An address that no one has is an answer here, not a failure. */
function absent(problem: unknown): null {
  if (problem instanceof Refusal && problem.status === 'NOT_FOUND') return null;
  throw problem;
}
