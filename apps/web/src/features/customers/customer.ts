import type { customers, OutputOf } from '@clearpaw/contract';
import type { MemberRole, Verdict } from '@clearpaw/domain';
import type { VerdictKind } from '../../ui/verdict/index.ts';

export type ListedCustomer = OutputOf<typeof customers.listCustomers>['items'][number];
export type KnownCustomer = OutputOf<typeof customers.getCustomer>;
export type CustomerPet = KnownCustomer['pets'][number];

/** What the pages need to know of the business. */
export interface CustomerBusiness {
  readonly id: string;
  readonly slug: string;
  readonly role: MemberRole;
  readonly timeZone: string;
  /** The plan has ended: nothing can be written. */
  readonly readOnly: boolean;
}

/** A verdict's shape and label; passed in because they are shared across the app. */
export type GetCustomerAppearance = (verdict: Verdict) => {
  readonly kind: VerdictKind;
  readonly word: string;
};

/** What is being done on the page of a customer, in a dialog. */
export type CustomerTask =
  | { readonly is: 'edit' }
  | { readonly is: 'check-in' }
  | { readonly is: 'check-out' }
  | { readonly is: 'plan'; readonly pet: CustomerPet }
  /** An email to the owner, with this in it. */
  | { readonly is: 'ask'; readonly petIds: readonly string[]; readonly message?: string };

/** Up to two letters of a name, for the tile in front of it. */
export function customerInitials(name: string): string {
  const [first = '', ...rest] = name.trim().split(/\s+/);
  const last = rest.at(-1) ?? '';
  return [first, last].map((word) => [...word][0]?.toUpperCase() ?? '').join('');
}
