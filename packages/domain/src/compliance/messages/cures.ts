import type { Cure } from '../vocabulary/cure.ts';

/** For records that are simply made again. */
export const newProof: Cure = {
  owner: 'Add a newer one here.',
  staff: 'Ask for a newer one.',
};

/** For waivers: signed on the pet's page or in front of staff. */
export const sign: Cure = {
  owner: 'Read it and sign it on the pet’s page.',
  staff: 'Ask the owner to sign it, here or on their own device.',
};
