import { CallError } from '@clearpaw/client';
import type { OutputOf, pets } from '@clearpaw/contract';
import { useCall } from '../../platform/data/index.ts';

export type Pet = OutputOf<typeof pets.getPet>;

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A pet by the id in the address; an invalid id is not found, without a request. */
export function usePet(petId: string) {
  const isId = uuid.test(petId);
  const pet = useCall('getPet', { petId }, { enabled: isId });
  const error = isId ? pet.error : notFound;
  return { data: pet.data, error, refetch: pet.refetch };
}

const notFound = new CallError({ code: 'not-found', message: '' });
