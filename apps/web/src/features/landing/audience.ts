import { publicPaths } from '../../paths/index.ts';
/** The two kinds of reader the landing page speaks to. Source: specification, section 1. */
export const landingAudiences = ['owner', 'business'] as const;
export type LandingAudience = (typeof landingAudiences)[number];

/** Reads the audience out of an address's query; anyone else is taken for a pet owner. */
export function audienceFrom(query: { readonly for?: unknown }): LandingAudience {
  return query.for === 'business' ? 'business' : 'owner';
}

/** The address of the page as this audience sees it, so that the choice can be linked. */
export function addressFor(audience: LandingAudience): string {
  return audience === 'owner' ? publicPaths.landing : `${publicPaths.landing}?for=${audience}`;
}

/** Whom the reader would switch to. */
export function otherThan(audience: LandingAudience): LandingAudience {
  return audience === 'owner' ? 'business' : 'owner';
}
