import type { ReactNode } from 'react';
import { TextField } from '../../ui/field/index.ts';
import { classes } from '../../ui/style/index.ts';
import type { PersonDraft } from './contact-draft.ts';

interface PersonFieldsProps {
  readonly legend?: string;
  readonly lead?: string;
  readonly labels: { readonly name: string; readonly phone: string };
  readonly person: PersonDraft;
  readonly onChange: (person: PersonDraft) => void;
  readonly problems: { readonly name: string | undefined; readonly phone: string | undefined };
  /** The button that removes the person, beside the name on a phone. */
  readonly end?: ReactNode;
}

/** Name and number of one person, side by side if there is room. */
export function PersonFields({ legend, lead, labels, person, onChange, problems, end }: PersonFieldsProps) {
  return (
    <fieldset className="flex flex-col gap-3">
      {legend && <legend className="mb-1 type-strong">{legend}</legend>}
      {lead && <p className="type-small text-ink-2">{lead}</p>}
      <div
        className={classes(
          'grid gap-3',
          end
            ? 'grid-cols-[minmax(0,1fr)_auto] md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]'
            : 'md:grid-cols-2',
        )}
      >
        <TextField
          label={labels.name}
          autoComplete="off"
          maxLength={80}
          value={person.name}
          onChange={(name) => onChange({ ...person, name })}
          error={problems.name}
        />
        <TextField
          label={labels.phone}
          type="tel"
          autoComplete="off"
          maxLength={40}
          value={person.phone}
          onChange={(phone) => onChange({ ...person, phone })}
          error={problems.phone}
          className={end ? 'max-md:col-span-2' : undefined}
        />
        {/* Level with the field, below its label. */}
        {end && <div className="pt-7 max-md:col-start-2 max-md:row-start-1">{end}</div>}
      </div>
    </fieldset>
  );
}
