import type { LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { Icon } from '../icon/index.ts';

interface ChoiceTile<Id extends string> {
  readonly id: Id;
  readonly label: string;
  readonly icon: LucideIcon;
}

interface ChoiceTilesProps<Id extends string> {
  readonly label: string;
  readonly tiles: readonly ChoiceTile<Id>[];
  readonly value: Id;
  readonly onChange: (value: Id) => void;
}

const tile =
  'relative flex min-h-18 cursor-pointer flex-col items-center justify-center gap-1.5 rounded-button bg-surface px-1 py-2 text-center type-small ' +
  'font-medium text-ink-2 inset-ring inset-ring-line transition-colors duration-150 ease-calm hover:inset-ring-line-strong ' +
  'has-checked:bg-evergreen-tint has-checked:font-semibold has-checked:text-evergreen-ink has-checked:inset-ring-2 has-checked:inset-ring-evergreen ' +
  'has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2';

/** One of about six, each a picture with a word below it. Uses native radio buttons. */
export function ChoiceTiles<Id extends string>({ label, tiles, value, onChange }: ChoiceTilesProps<Id>) {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 type-label">{label}</legend>
      <div className="grid grid-cols-3 gap-2 md:grid-cols-6">
        {tiles.map(({ id, label: text, icon }) => (
          <label key={id} className={tile}>
            <input
              type="radio"
              name={name}
              value={id}
              checked={id === value}
              onChange={() => onChange(id)}
              className="sr-only"
            />
            <Icon of={icon} />
            <span className="max-w-full [overflow-wrap:anywhere]">{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
