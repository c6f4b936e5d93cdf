import type { Cure, CureStep } from '../vocabulary/cure.ts';
import { checkTexts } from './texts.gen.ts';

/** The names of cures in the catalogue of texts. */
export type CureName = keyof typeof checkTexts.cures;

/** A cure with its two texts. */
export const cureNamed = (name: CureName, step: CureStep): Cure => ({ ...checkTexts.cures[name], step });

/** For waivers: signed on the page of the waiver or in front of staff. */
export const sign = (waiverId: string): Cure => cureNamed('sign', { action: 'sign', waiverId });

/** For facts of the profile, which never expire: the same cure for both cases. */
export function profileCures(cure: Cure): () => { readonly missing: Cure; readonly ended: Cure } {
  return () => ({ missing: cure, ended: cure });
}
