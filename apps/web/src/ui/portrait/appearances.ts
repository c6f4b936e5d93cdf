import type { CoatName } from './coats.ts';
import type { Ears, Marking } from './portrait.ts';
import type { PortraitSpecies } from './species.ts';

interface Appearances {
  readonly coats: readonly CoatName[];
  readonly ears: readonly Ears[];
  readonly markings: (coat: CoatName) => readonly Marking[];
}

const dogMarkings: Partial<Record<CoatName, readonly Marking[]>> = {
  white: ['patch', 'patch', 'none'],
  grey: ['mask', 'none', 'blaze'],
  'black-and-tan': ['tan'],
  charcoal: ['tan', 'blaze'],
};

const catMarkings: Partial<Record<CoatName, readonly Marking[]>> = {
  'slate-tabby': ['tabby'],
  ginger: ['tabby'],
  'cream-point': ['point'],
  calico: ['calico'],
};

const plain: readonly Marking[] = ['none'];
const blazed: readonly Marking[] = ['blaze'];

const appearances: Record<PortraitSpecies, Appearances> = {
  dog: {
    coats: ['golden', 'biscuit', 'chestnut', 'cocoa', 'charcoal', 'black-and-tan', 'white', 'grey'],
    ears: ['floppy', 'upright', 'folded'],
    markings: (coat) => dogMarkings[coat] ?? ['blaze', 'blaze', 'none'],
  },
  cat: {
    coats: ['slate-tabby', 'ginger', 'tuxedo', 'cream-point', 'calico'],
    ears: ['upright'],
    markings: (coat) => catMarkings[coat] ?? ['bicolour'],
  },
  rabbit: { coats: ['fawn', 'snow', 'grey'], ears: ['up', 'one-folded', 'lop'], markings: () => blazed },
  ferret: { coats: ['sable', 'champagne'], ears: ['round'], markings: () => ['mask'] },
  bird: { coats: ['leaf', 'cloud', 'sun'], ears: ['round'], markings: () => plain },
  reptile: { coats: ['moss', 'sand'], ears: ['round'], markings: () => plain },
  small_mammal: { coats: ['fawn', 'golden', 'grey', 'cocoa'], ears: ['round'], markings: () => blazed },
  horse: { coats: ['bay', 'chestnut', 'dapple'], ears: ['upright'], markings: () => blazed },
  other: { coats: ['grey'], ears: ['round'], markings: () => plain },
};

/** The possible appearances of an animal of this species. */
export const appearancesFor = (species: PortraitSpecies): Appearances => appearances[species];

const amber = '#ECBB4B';
const green = '#8DB258';
const lime = '#C6D75C';
const blue = '#78B0D6';

/** A pointed cat's eyes are blue; the others take amber or a green. */
export const catEyes = (coat: CoatName): readonly string[] => {
  if (coat === 'cream-point') return [blue];
  return coat === 'tuxedo' ? [lime, amber] : [amber, green];
};
