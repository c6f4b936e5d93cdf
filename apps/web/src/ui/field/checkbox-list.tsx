import type { ReactNode } from 'react';
import { Checkbox } from './checkbox.tsx';
import type { Option } from './option.ts';

interface CheckboxListProps {
  readonly label: string;
  readonly options: readonly Option<string>[];
  readonly selected: readonly string[];
  readonly onChange: (selected: string[]) => void;
  /** Below the list: what to do when the right one is not there. */
  readonly children?: ReactNode | undefined;
}

/** Any number of a few. */
export function CheckboxList({ label, options, selected, onChange, children }: CheckboxListProps) {
  const toggle = (id: string, isSelected: boolean) =>
    onChange(isSelected ? [...selected, id] : selected.filter((other) => other !== id));
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 type-label text-ink">{label}</legend>
      {options.map(({ id, label: name }) => (
        <Checkbox key={id} isSelected={selected.includes(id)} onChange={(now) => toggle(id, now)}>
          {name}
        </Checkbox>
      ))}
      {children}
    </fieldset>
  );
}

/** A list of things to tick that another part of the page knows. */
export type TickList = (selected: readonly string[], onChange: (selected: string[]) => void) => ReactNode;
