/** The two kinds of reader the landing page speaks to. Source: specification, section 1. */
export const audiences = ['owner', 'business'] as const;
export type Audience = (typeof audiences)[number];

/** Reads the audience out of an address's query; anybody else is taken for a pet owner. */
export function audienceFrom(query: { readonly for?: unknown }): Audience {
  return query.for === 'business' ? 'business' : 'owner';
}

/** The address of the page as this audience sees it, so that the choice can be linked. */
export function addressFor(audience: Audience): string {
  return audience === 'owner' ? '/' : `/?for=${audience}`;
}

/** Whom the reader would switch to. */
export function otherThan(audience: Audience): Audience {
  return audience === 'owner' ? 'business' : 'owner';
}
