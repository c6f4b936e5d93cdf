import type { connections, InputOf } from '@clearpaw/contract';
import type { Verdict } from '@clearpaw/domain';

export const withins = ['any', '7', '14', '30', '90'] as const;
export const sorts = ['added', 'name', 'visited'] as const;

/** What of the list is shown, and in which order. */
export interface PetFilter {
  readonly search: string;
  readonly verdict: Verdict | 'any';
  readonly within: (typeof withins)[number];
  /** A rule that is not met, and the service a pet came for last; '' for any. */
  readonly rule: string;
  readonly service: string;
  readonly sort: (typeof sorts)[number];
}

export const everyPet: PetFilter = {
  search: '',
  verdict: 'any',
  within: 'any',
  rule: '',
  service: '',
  sort: 'added',
};

/** How many of the choices behind the button leave something out. */
export function countChosen({ within, rule, service }: PetFilter): number {
  return [within !== 'any', rule !== '', service !== ''].filter(Boolean).length;
}

/** Whether anything is left out; the order leaves nothing out. */
export function isNarrowed({ search, verdict, within, rule, service }: PetFilter): boolean {
  return search.trim() !== '' || verdict !== 'any' || within !== 'any' || rule !== '' || service !== '';
}

type Input = InputOf<typeof connections.listConnections>;

/** The filter as the server understands it: what is "any" is not said. */
export function inputOf(businessId: string, filter: PetFilter): Input {
  const { search, verdict, within, rule, service, sort } = filter;
  return {
    businessId,
    sort,
    ...(search.trim() ? { search: search.trim() } : {}),
    ...(verdict === 'any' ? {} : { verdict }),
    ...(rule ? { rule } : {}),
    ...(service ? { service } : {}),
    ...(within === 'any' ? {} : { withinDays: Number(within) }),
  };
}
