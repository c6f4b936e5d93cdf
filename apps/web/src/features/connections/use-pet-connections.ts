import type { connections, OutputOf } from '@clearpaw/contract';
import { useAll } from '../../platform/data/index.ts';

export type PetConnection = OutputOf<typeof connections.listPetConnections>['items'][number];

export type LocationSharing = OutputOf<typeof connections.listLocationSharing>['items'][number];

/** For each connection, whether the business's other locations may find the pet. */
export function useLocationSharing(petId: string) {
  return useAll('listLocationSharing', { petId });
}

/** The blocked businesses. */
export function useBlockedBusinesses(petId: string) {
  return useAll('listPetConnections', { petId, blocked: true });
}

export function usePetConnections(petId: string) {
  return useAll('listPetConnections', { petId });
}
