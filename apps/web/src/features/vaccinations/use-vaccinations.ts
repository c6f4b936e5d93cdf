import type { OutputOf, vaccinations } from '@clearpaw/contract';
import { useCall } from '../../platform/data/index.ts';

export type Vaccination = OutputOf<typeof vaccinations.listVaccinations>['items'][number];

/** All doses of a pet, newest first. */
export function useVaccinations(petId: string) {
  return useCall('listVaccinations', { petId, limit: 100 });
}
