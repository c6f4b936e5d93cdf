import { appearancesFor, catEyes } from './appearances.ts';
import { coatNamed } from './coat-named.ts';
import type { CoatName } from './coats.ts';
import { hashOf, pickFrom } from './pick.ts';
import type { Blanket, Collar, Ears, Marking, Portrait } from './portrait.ts';
import type { PortraitSpecies } from './species.ts';

const blankets: readonly Blanket[] = ['sky', 'apricot', 'sage', 'lilac', 'clay', 'butter', 'mist'];
const turns: readonly number[] = [-4, -3, -2, 2, 3, 4];
const collars: readonly Collar[] = ['evergreen', 'evergreen', 'evergreen', 'evergreen', 'clay'];
const inkEyes = '#17211D';

export interface PortraitOptions {
  /** The pet's id: the same id always gives the same animal. */
  readonly id: string;
  readonly species: PortraitSpecies;
  readonly name?: string | undefined;
  readonly coat?: CoatName | undefined;
  /** The colour in its owner's words; a known one determines the coat. */
  readonly colour?: string | null | undefined;
  readonly ears?: Ears | undefined;
  readonly marking?: Marking | undefined;
  readonly blanket?: Blanket | undefined;
  readonly collar?: Collar | undefined;
  readonly eyes?: string | undefined;
  readonly turn?: number | undefined;
  readonly tongue?: boolean | undefined;
}

/** Derives an animal's appearance from its id; given options take precedence. */
export const portraitFor = ({ id, species, name = '', colour, ...options }: PortraitOptions): Portrait => {
  const rng = (trait: string): number => hashOf(`${trait}:${id}`);
  const appearances = appearancesFor(species);
  const coat = options.coat ?? coatNamed(colour) ?? pickFrom(appearances.coats, rng('coat'));
  const eyes = species === 'cat' ? pickFrom(catEyes(coat), rng('eyes')) : inkEyes;
  return {
    species,
    coat,
    ears: options.ears ?? pickFrom(appearances.ears, rng('ears')),
    marking: options.marking ?? pickFrom(appearances.markings(coat), rng('marking')),
    eyes: options.eyes ?? eyes,
    collar: options.collar ?? pickFrom(collars, rng('collar')),
    blanket: options.blanket ?? blanketFor(id),
    turn: options.turn ?? pickFrom(turns, rng('turn')),
    tongue: options.tongue ?? (species === 'dog' && rng('tongue') % 3 === 0),
    initial: Array.from(name.trim())[0]?.toUpperCase() ?? '',
  };
};

/** The background colour for an id, also where only the background is drawn. */
export const blanketFor = (id: string): Blanket => pickFrom(blankets, hashOf(`blanket:${id}`));
