import type { Call } from '../../platform/http/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { findBusiness } from '../businesses/index.ts';
import { findJudgedPet } from '../compliance/index.ts';
import { authorizeMember, type Membership } from '../members/index.ts';
import { findFamilyPet, type PetRow } from '../pets/index.ts';

/** The person who plans a visit, the pet and the business. */
export interface Planner {
  readonly pet: PetRow;
  readonly business: Membership['business'];
  readonly by: 'owner' | 'member';
}

/** One of the pet's carers with full access, or a member where the pet is known. */
export async function findPlanner(
  call: Call,
  { petId, businessId }: { readonly petId: string; readonly businessId: string },
): Promise<Planner> {
  const family = await findFamilyPet(call, petId);
  const atBusiness = family && (await findBusiness(call, { businessId }));
  if (family?.access === 'read') {
    throw refuse.denied('insufficient_role', 'This pet is shared with you for reading; ask its owner.');
  }
  if (atBusiness) return { pet: family.pet, business: atBusiness, by: 'owner' };
  const { pet } = await findJudgedPet(call, petId, businessId);
  const { business } = await authorizeMember(call, businessId, 'planVisits');
  return { pet, business, by: 'member' };
}
