import type { Cure, CureStep } from '../vocabulary/cure.ts';

/** For records that are simply made again. */
export function newProof(step: CureStep): Cure {
  return { owner: 'Add a newer one here.', staff: 'Ask for a newer one.', step };
}

/** For waivers: signed on the page of the waiver or in front of staff. */
export function sign(waiverId: string): Cure {
  return {
    owner: 'Read it and sign it.',
    staff: 'Ask the owner to sign it, here or on their own device.',
    step: { action: 'sign', waiverId },
  };
}

/** For facts of the profile, which never end: the same cure for both. */
export function profileCures(cure: Cure): () => { readonly missing: Cure; readonly ended: Cure } {
  return () => ({ missing: cure, ended: cure });
}
