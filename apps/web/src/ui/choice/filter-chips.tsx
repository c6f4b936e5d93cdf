import { type ReactNode, useId } from 'react';
import { classes } from '../style/index.ts';
import { type VerdictKind, VerdictShape } from '../verdict/index.ts';

interface FilterChip<Id extends string> {
  readonly id: Id;
  readonly label: ReactNode;
  readonly count?: ReactNode | undefined;
  readonly verdict?: VerdictKind | undefined;
  /** A picture before the label, as of a pet. */
  readonly picture?: ReactNode | undefined;
}

interface FilterChipsProps<Id extends string> {
  readonly label: string;
  readonly chips: readonly FilterChip<Id>[];
  readonly value: Id;
  readonly onChange: (value: Id) => void;
}

const chip =
  'relative inline-flex min-h-11 cursor-pointer items-center gap-2 whitespace-nowrap rounded-full px-4 type-label font-medium text-ink-2 ' +
  'inset-ring inset-ring-line bg-surface transition-colors duration-150 ease-calm hover:inset-ring-line-strong ' +
  'has-checked:bg-ink has-checked:text-paper has-checked:inset-ring-ink has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2';

/** On a phone one row that scrolls, up to the edges of the screen; wider, as many rows as needed. */
const row =
  'relative flex min-w-0 gap-2 max-md:-mx-5 max-md:overflow-x-auto max-md:px-5 max-md:py-1 max-md:[scrollbar-width:none] md:flex-wrap';

/** Which part of a list is shown, each part with its count. */
export function FilterChips<Id extends string>(props: FilterChipsProps<Id>) {
  const { label, chips, value, onChange } = props;
  const name = useId();
  return (
    <fieldset className={row}>
      <legend className="sr-only">{label}</legend>
      {chips.map(({ id, label: text, count, verdict, picture }) => (
        <label key={id} className={classes(chip, verdict && 'ps-3', picture !== undefined && 'ps-2')}>
          <input
            type="radio"
            name={name}
            value={id}
            checked={id === value}
            onChange={() => onChange(id)}
            className="sr-only"
          />
          {verdict && <VerdictShape kind={verdict} size={20} />}
          {picture}
          {text}
          {count !== undefined && <span className="tabular-nums opacity-80">{count}</span>}
        </label>
      ))}
    </fieldset>
  );
}
