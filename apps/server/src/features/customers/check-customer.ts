import { checkContact } from '@clearpaw/domain';
import { refuse } from '../../platform/refusal/index.ts';
import type { CustomerRow } from './find-customer.ts';

/** What staff enter about an owner. */
export type EnteredDetails = Pick<CustomerRow, 'name' | 'phone' | 'email' | 'emergency' | 'pickups'>;

/** Refuses phone numbers that cannot be dialed, each with its path. */
export function checkCustomer({ name, phone, emergency, pickups }: EnteredDetails): void {
  const problems = checkContact({ name: name ?? '', phone, emergency: emergency ?? null, pickups });
  if (problems.length > 0) throw refuse.impossible(problems);
}

/** The sort key of a customer whom staff entered. */
export function enteredKey({ name, email }: Pick<EnteredDetails, 'name' | 'email'>, other = ''): string {
  return (name ?? email ?? other).toLowerCase();
}
