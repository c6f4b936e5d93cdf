import type { carePlans, OutputOf } from '@clearpaw/contract';

export type CarePlanOfPet = OutputOf<typeof carePlans.getCarePlan>;
export type LoggedCare = OutputOf<typeof carePlans.logCare>;
export type PetHereToday = OutputOf<typeof carePlans.listCareToday>['items'][number];

/** Whose care is shown. */
export interface CaredPet {
  readonly id: string;
  readonly name: string;
}

/** Where care is logged. */
export interface CaringBusiness {
  readonly id: string;
  /** The plan has ended: nothing is logged. */
  readonly readOnly: boolean;
}

export function hasPlan({ feeding, medication, routine }: CarePlanOfPet): boolean {
  return feeding !== null || medication !== null || routine !== null;
}

/** Who has not entered a name is named by the address; among colleagues what is before the "@" is enough. */
export function shortName(by: string): string {
  const [name] = by.split('@');
  return name || by;
}
