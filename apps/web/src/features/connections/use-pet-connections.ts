import type { connections, OutputOf } from '@clearpaw/contract';
import { useCall } from '../../platform/data/index.ts';

export type PetConnection = OutputOf<typeof connections.listPetConnections>['items'][number];

export function usePetConnections(petId: string) {
  return useCall('listPetConnections', { petId });
}
