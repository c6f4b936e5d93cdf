import type { OutputOf, vaccinations } from '@clearpaw/contract';
import { useAll } from '../../platform/data/index.ts';

export type Vaccination = OutputOf<typeof vaccinations.listVaccinations>['items'][number];

/** All doses of a pet, newest first. */
export function useVaccinations(petId: string) {
  return useAll('listVaccinations', { petId });
}
