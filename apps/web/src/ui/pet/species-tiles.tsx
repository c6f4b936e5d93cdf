import { type ReactNode, useId } from 'react';
import { type Blanket, portraitFor, type portraitSpecies } from '../portrait/index.ts';
import { classes } from '../style/index.ts';
import { PortraitField } from './portrait-field.tsx';

type Species = (typeof portraitSpecies)[number];

interface SpeciesTilesProps<Id extends Species> {
  readonly label: string;
  readonly options: readonly { readonly id: Id; readonly label: string }[];
  /** Null while none is chosen. */
  readonly value: Id | null;
  readonly onChange: (species: Id) => void;
  /** A further tile, in the same grid. */
  readonly children?: ReactNode | undefined;
}

const blankets: Record<Species, Blanket> = {
  dog: 'sky',
  cat: 'lilac',
  rabbit: 'sage',
  ferret: 'apricot',
  bird: 'butter',
  reptile: 'mist',
  small_mammal: 'clay',
  horse: 'sage',
  other: 'mist',
};

/** The style of a tile, also of one that leads elsewhere. */
export const speciesTileStyle =
  'relative flex min-w-0 flex-col items-center gap-2 rounded-card border-2 p-1.5 pb-2 text-center type-label text-ink no-underline';

/** One of a few species, each with its animal. Uses native radio buttons. */
export function SpeciesTiles<Id extends Species>(props: SpeciesTilesProps<Id>) {
  const { label, options, value, onChange, children } = props;
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 type-label">{label}</legend>
      <div className="grid grid-cols-3 gap-2 md:grid-cols-5 md:gap-3">
        {options.map(({ id, label: text }) => (
          <label
            key={id}
            className={classes(
              speciesTileStyle,
              'cursor-pointer focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus',
              value === id ? 'border-evergreen bg-evergreen-tint' : 'border-line hover:border-line-strong',
            )}
          >
            <input
              type="radio"
              name={name}
              className="sr-only"
              checked={value === id}
              onChange={() => onChange(id)}
            />
            <PortraitField
              appearance={{ ...portraitFor({ id, species: id }), blanket: blankets[id] }}
              className="aspect-square w-full rounded-field"
            />
            <span className="max-w-full [overflow-wrap:anywhere]">{text}</span>
          </label>
        ))}
        {children}
      </div>
    </fieldset>
  );
}
