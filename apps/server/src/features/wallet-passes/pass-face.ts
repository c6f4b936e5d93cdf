import { createHash } from 'node:crypto';
import type { Call } from '../../platform/http/index.ts';
import { codeBadge } from '../badges/index.ts';
import type { PetRow } from '../pets/index.ts';

/** The content of a pass. It has neither people nor dates, because anyone may see it and it does not change. */
export interface PassFace {
  readonly petId: string;
  readonly name: string;
  /** A code. */
  readonly species: string;
  readonly isSpecimen: boolean;
  /** The content of the code: the address of the badge, without a fragment. */
  readonly address: string;
  /** In groups, to be read out and typed. */
  readonly typed: string;
  /** Identifies this code without revealing it. */
  readonly codeName: string;
  readonly publicUrl: string;
}

/** Refuses pets that have no badge. */
export async function passFace(call: Pick<Call, 'services' | 'now'>, pet: PetRow): Promise<PassFace> {
  const { code, url } = await codeBadge(call, pet);
  return {
    petId: pet.id,
    name: pet.name,
    species: pet.species,
    isSpecimen: pet.specimen,
    address: url,
    typed: code.replace(/(.{4})(?=.)/g, '$1 '),
    codeName: createHash('sha256').update(code).digest('base64url').slice(0, 22),
    publicUrl: call.services.config.publicUrl,
  };
}

/** The green of the logo, and its off-white. */
export const passColors = { ground: [26, 92, 67], text: [252, 250, 243], label: [213, 226, 216] } as const;
