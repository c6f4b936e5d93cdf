import { createHash } from 'node:crypto';
import type { Call } from '../../platform/http/index.ts';
import { codeBadge } from '../badges/index.ts';
import { speciesText } from '../pet-exports/index.ts';
import type { PetRow } from '../pets/index.ts';

/** What a pass says. Neither people nor dates are on it: anyone may see it, and it stays as it is. */
export interface PassFace {
  readonly petId: string;
  readonly name: string;
  readonly species: string;
  /** "Paper badge". */
  readonly kind: string;
  /** What the code says: the address of the badge, with nothing behind it. */
  readonly address: string;
  /** In groups, to be read out and typed. */
  readonly typed: string;
  /** Names this code and does not give it away. */
  readonly codeName: string;
  readonly publicUrl: string;
}

/** Refuses pets that have no badge. */
export async function passFace(call: Pick<Call, 'services' | 'now'>, pet: PetRow): Promise<PassFace> {
  const { code, url } = await codeBadge(call, pet);
  return {
    petId: pet.id,
    name: pet.name,
    species: speciesText(pet.species),
    kind: pet.specimen ? 'Specimen, not valid' : 'Paper badge',
    address: url,
    typed: code.replace(/(.{4})(?=.)/g, '$1 '),
    codeName: createHash('sha256').update(code).digest('base64url').slice(0, 22),
    publicUrl: call.services.config.publicUrl,
  };
}

/** The green of the mark, and its off-white. */
export const passColors = { ground: [26, 92, 67], text: [252, 250, 243], label: [213, 226, 216] } as const;
