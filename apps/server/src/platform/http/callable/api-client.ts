import { refuse } from '../../refusal/index.ts';

/** What a program calls with: an API key, or an app's grant. It acts for one business, and not as a person. */
export interface ApiClient {
  readonly kind: 'api-key' | 'app';
  readonly id: string;
  readonly businessId: string;
  readonly scopes: readonly string[];
}

/** A grant that someone gave an app. Without a business, the app acts for that person, within its scopes. */
export interface AppAccess {
  readonly id: string;
  readonly uid: string;
  readonly businessId: string | null;
  readonly scopes: readonly string[];
}

/** An API client reaches its own business only. */
export function keepToOwnBusiness(
  { apiClient }: { readonly apiClient: ApiClient | null },
  businessId: string,
): void {
  if (apiClient && apiClient.businessId !== businessId.toLowerCase()) {
    throw refuse.denied('insufficient_scope', 'This access belongs to another business.');
  }
}
