import type { Call } from '../../platform/http/index.ts';
import { Refusal, refuse } from '../../platform/refusal/index.ts';
import { authorizeMember } from '../members/index.ts';

const outsiders: ReadonlySet<string | undefined> = new Set(['not_member', 'wrong_role']);

/** Ending access needs only permission to read; for others the business does not exist. */
export async function authorizeInside(call: Call, businessId: string): Promise<void> {
  try {
    await authorizeMember(call, businessId, 'readConnectedApps');
  } catch (problem) {
    if (problem instanceof Refusal && outsiders.has(problem.details?.reason))
      throw refuse.notFound('connected app');
    throw problem;
  }
}
