import type { OutputOf, pets } from '@clearpaw/contract';
import { useCall } from '../../platform/data/index.ts';

export type Pet = OutputOf<typeof pets.getPet>;

export function usePet(petId: string) {
  return useCall('getPet', { petId });
}
