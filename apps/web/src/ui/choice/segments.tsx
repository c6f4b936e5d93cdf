import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Icon } from '../icon/index.ts';
import { classes } from '../style/index.ts';

export interface Segment<Id extends string> {
  readonly id: Id;
  readonly label: ReactNode;
  readonly icon?: LucideIcon | undefined;
  readonly count?: ReactNode | undefined;
}

interface SegmentsProps<Id extends string> {
  /** Names the choice for screen readers. */
  readonly label: string;
  readonly segments: readonly Segment<Id>[];
  readonly value: Id;
  readonly onChange: (value: Id) => void;
  /** What the tray lies on. */
  readonly ground?: 'page' | 'deep' | 'marigold' | undefined;
  readonly wide?: boolean | undefined;
}

const trays = {
  page: 'bg-sunken inset-ring inset-ring-line',
  deep: 'bg-on-deep/10',
  marigold: 'bg-on-marigold/10',
} as const;

const chips = {
  page: 'text-ink-2 has-checked:bg-surface has-checked:text-ink has-checked:card-edge',
  deep: 'text-on-deep/80 has-checked:bg-on-deep has-checked:text-deeper',
  marigold: 'text-on-marigold has-checked:bg-deeper has-checked:text-on-deep',
} as const;

/**
 * A choice of two to four views of the same content, side by side. Uses native radio buttons, which are small and
 * accessible.
 */
export function Segments<Id extends string>(props: SegmentsProps<Id>) {
  const { label, segments, value, onChange, ground = 'page', wide } = props;
  const name = useId();
  return (
    <fieldset
      className={classes(
        'inline-flex min-h-12 min-w-0 max-w-full overflow-x-auto rounded-button p-1',
        trays[ground],
        wide && 'w-full',
      )}
    >
      <legend className="sr-only">{label}</legend>
      {segments.map(({ id, label: text, icon, count }) => (
        <label
          key={id}
          className={classes(
            'relative inline-flex min-h-10 cursor-pointer items-center justify-center gap-2 whitespace-nowrap rounded-[11px] type-label transition-colors duration-150 ease-calm after:absolute after:-inset-1 has-checked:font-semibold',
            'has-focus-visible:outline-3 has-focus-visible:outline-focus',
            chips[ground],
            wide ? 'flex-1 px-2' : 'px-2.5 md:px-4.5',
          )}
        >
          <input
            type="radio"
            name={name}
            value={id}
            checked={id === value}
            onChange={() => onChange(id)}
            className="sr-only"
          />
          {icon && <Icon of={icon} size={18} />}
          {text}
          {count !== undefined && <span className="font-normal opacity-80">{count}</span>}
        </label>
      ))}
    </fieldset>
  );
}
