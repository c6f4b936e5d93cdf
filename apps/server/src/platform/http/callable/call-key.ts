import { refuse } from '../../refusal/index.ts';

/** The API key that a program calls with. It acts for one business, and as no person. */
export interface CallKey {
  readonly id: string;
  readonly businessId: string;
  readonly scopes: readonly string[];
}

/** A key reaches its own business only. */
export function keepToKeysBusiness({ key }: { readonly key: CallKey | null }, businessId: string): void {
  if (key && key.businessId !== businessId.toLowerCase()) {
    throw refuse.denied('insufficient_scope', 'This API key belongs to another business.');
  }
}
