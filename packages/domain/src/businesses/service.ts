import type { BusinessKind } from './business-kind.ts';

const overnight = /board|overnight|hotel|kennel|sleep/i;

/** Whether pets stay for several days, so that check-in asks until when. */
export function staysOvernight({ code, name }: Pick<Service, 'code' | 'name'>): boolean {
  return overnight.test(code) || overnight.test(name);
}

export interface Service {
  readonly code: string;
  readonly name: string;
  /** How many pets may be on site at once; undefined means no limit. */
  readonly capacity?: number | undefined;
}

const byKind: Readonly<Record<BusinessKind, readonly Service[]>> = {
  cafe: [{ code: 'visit', name: 'Visit' }],
  patio: [{ code: 'visit', name: 'Visit' }],
  park: [{ code: 'visit', name: 'Visit' }],
  daycare: [{ code: 'daycare', name: 'Daycare' }],
  groomer: [{ code: 'grooming', name: 'Grooming' }],
  boarding: [{ code: 'boarding', name: 'Boarding' }],
  clinic: [{ code: 'visit', name: 'Visit' }],
  other: [{ code: 'visit', name: 'Visit' }],
};

/** One service to start with, so that every check-in has a service. */
export function defaultServices(kind: BusinessKind): readonly Service[] {
  return byKind[kind];
}
