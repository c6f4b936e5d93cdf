import type { CoatName } from './coats.ts';
import type { PortraitSpecies } from './species.ts';

export type Blanket = 'sky' | 'apricot' | 'sage' | 'lilac' | 'clay' | 'butter' | 'mist';
export type Ears = 'floppy' | 'upright' | 'folded' | 'up' | 'one-folded' | 'lop' | 'round';
export type Marking = 'none' | 'blaze' | 'patch' | 'mask' | 'tan' | 'tabby' | 'point' | 'calico' | 'bicolour';
export type Collar = 'evergreen' | 'clay' | 'marigold';

/** Everything a drawing needs to know. Two equal portraits draw the same animal. */
export interface Portrait {
  readonly species: PortraitSpecies;
  readonly coat: CoatName;
  readonly ears: Ears;
  readonly marking: Marking;
  readonly eyes: string;
  readonly collar: Collar;
  readonly blanket: Blanket;
  /** Degrees the head leans, 2 to 4 either way. */
  readonly turn: number;
  readonly tongue: boolean;
  /** The letter on the tag. */
  readonly initial: string;
}
