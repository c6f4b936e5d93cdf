import type { connections, OutputOf } from '@clearpaw/contract';
import { useCall } from '../../platform/data/index.ts';

export type PetConnection = OutputOf<typeof connections.listPetConnections>['items'][number];

/** The blocked businesses. */
export function useBlockedBusinesses(petId: string) {
  return useCall('listPetConnections', { petId, blocked: true });
}

export function usePetConnections(petId: string) {
  return useCall('listPetConnections', { petId });
}
