import { publicPaths } from '../../paths/index.ts';
/** The two audiences of the landing page. Source: specification, section 1. */
export const landingAudiences = ['owner', 'business'] as const;
export type LandingAudience = (typeof landingAudiences)[number];

/** Reads the audience from an address's query; the default is a pet owner. */
export function audienceFrom(query: { readonly for?: unknown }): LandingAudience {
  return query.for === 'business' ? 'business' : 'owner';
}

/** The address of the page for this audience, so that the choice can be linked. */
export function addressFor(audience: LandingAudience): string {
  return audience === 'owner' ? publicPaths.landing : `${publicPaths.landing}?for=${audience}`;
}

/** The other audience. */
export function otherThan(audience: LandingAudience): LandingAudience {
  return audience === 'owner' ? 'business' : 'owner';
}
