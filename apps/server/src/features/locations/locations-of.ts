import type { Call } from '../../platform/http/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { authorizeMember, type Membership } from '../members/index.ts';

type Business = Membership['business'];

/** The business that is copied from, and the one that gets the copies. */
export interface Locations {
  readonly from: Business;
  readonly to: Business;
}

/** Two businesses that the caller owns; the one that is only read may have no plan. */
export async function locationsOf(
  call: Call,
  { fromBusinessId, toBusinessId }: { readonly fromBusinessId: string; readonly toBusinessId: string },
): Promise<Locations> {
  const { business: from } = await authorizeMember(call, fromBusinessId, 'readEverything');
  const { business: to } = await authorizeMember(call, toBusinessId, 'copyToLocation');
  if (from.id === to.id) {
    const message = 'Choose another location to copy to.';
    throw refuse.invalid([{ path: 'toBusinessId', message, reason: 'same_location' }]);
  }
  return { from, to };
}
