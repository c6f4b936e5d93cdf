import type { connections, InputOf } from '@clearpaw/contract';
import type { Verdict } from '@clearpaw/domain';

export const withins = ['any', '7', '14', '30', '90'] as const;
export const sorts = ['attention', 'added', 'name', 'visited'] as const;

/** Which pets are listed, and in which order. */
export interface PetFilter {
  readonly search: string;
  readonly verdict: Verdict | 'any';
  readonly within: (typeof withins)[number];
  /** A rule that is not met, and the service of the last visit; '' for any. */
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
  sort: 'attention',
};

/** How many of the filters behind the button are set. */
export function countChosen({ within, rule, service }: PetFilter): number {
  return [within !== 'any', rule !== '', service !== ''].filter(Boolean).length;
}

/** Whether any filter is set; the order is not a filter. */
export function isNarrowed({ search, verdict, within, rule, service }: PetFilter): boolean {
  return search.trim() !== '' || verdict !== 'any' || within !== 'any' || rule !== '' || service !== '';
}

type Input = InputOf<typeof connections.listConnections>;

/** The filter as the function's input; "any" is left out. */
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
