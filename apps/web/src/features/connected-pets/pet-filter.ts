import type { connections, InputOf } from '@clearpaw/contract';
import type { Verdict } from '@clearpaw/domain';

export const withins = ['any', '7', '14', '30', '90'] as const;
export const sorts = ['added', 'name', 'visited'] as const;

/** What of the list is shown, and in which order. */
export interface PetFilter {
  readonly search: string;
  readonly verdict: Verdict | 'any';
  readonly within: (typeof withins)[number];
  readonly sort: (typeof sorts)[number];
}

export const everyPet: PetFilter = { search: '', verdict: 'any', within: 'any', sort: 'added' };

type Input = InputOf<typeof connections.listConnections>;

/** The filter as the server understands it: what is "any" is not said. */
export function inputOf(businessId: string, { search, verdict, within, sort }: PetFilter): Input {
  return {
    businessId,
    sort,
    ...(search.trim() ? { search: search.trim() } : {}),
    ...(verdict === 'any' ? {} : { verdict }),
    ...(within === 'any' ? {} : { withinDays: Number(within) }),
  };
}
