/** Plans. Source: specification, section 9. */
export const tiers = ['free', 'business'] as const;
export type Tier = (typeof tiers)[number];

/** Instants are ISO 8601 texts; `source` says who granted it: manual, stripe or team. */
export interface Entitlements {
  readonly businessConnect: boolean;
  readonly tier: Tier;
  readonly source: string;
  readonly currentPeriodEnd: string | null;
  readonly updatedAt: string | null;
}

/** The defaults for everyone without an entitlement of their own. */
export const freeEntitlements: Entitlements = {
  businessConnect: false,
  tier: 'free',
  source: 'manual',
  currentPeriodEnd: null,
  updatedAt: null,
};

/** Gives access only if the value is exactly true. Source: specification, section 4. */
export function hasBusinessConnect(entitlements: { readonly businessConnect: unknown }): boolean {
  return entitlements.businessConnect === true;
}
