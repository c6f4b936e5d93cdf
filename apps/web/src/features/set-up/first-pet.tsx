import type { Species } from '@clearpaw/domain';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { paths } from '../../paths/index.ts';
import { useSaving } from '../../platform/forms/index.ts';
import { useFormat } from '../../platform/messages/index.ts';
import { Button } from '../../ui/button/index.ts';
import { ErrorPanel } from '../../ui/feedback/index.ts';
import { TextField } from '../../ui/field/index.ts';
import { PortraitField } from '../../ui/pet/index.ts';
import { type Portrait, portraitFor } from '../../ui/portrait/index.ts';
import { Anchor } from '../../ui/provider/index.ts';
import { classes } from '../../ui/style/index.ts';
import { Card } from '../../ui/surface/index.ts';
import { setUpMessages } from './messages.gen.ts';
import { SampleBadge } from './sample-badge.tsx';

const choices = [
  ['dog', 'sky'],
  ['cat', 'lilac'],
  ['rabbit', 'sage'],
  ['ferret', 'apricot'],
] as const satisfies readonly (readonly [Species, Portrait['blanket']])[];
type Chosen = (typeof choices)[number][0];

export interface FirstPetFields {
  readonly name: string;
  readonly species: Species;
}

interface FirstPetProps {
  readonly title: string;
  readonly speciesNames: Readonly<Record<Chosen, string>>;
  /** Saves; rejects with the message for the owner. */
  readonly onAdd: (pet: FirstPetFields) => Promise<void>;
}

/** For an owner without pets: the first of four steps is done here, the others follow once there is a pet. */
export function FirstPet({ title, speciesNames, onAdd }: FirstPetProps) {
  const messages = setUpMessages;
  const headingId = useId();
  const [species, setSpecies] = useState<Chosen | null>(null);
  return (
    <div className="grid gap-6 lg:grid-cols-12">
      <Card
        as="section"
        shape="feature"
        padding="large"
        aria-labelledby={headingId}
        className="lg:col-span-8"
      >
        <h2 id={headingId} className="type-h2">
          {title}
        </h2>
        <p className="mt-1 text-ink-2">{messages.beginLead}</p>
        <ol className="mt-6 flex flex-col gap-6">
          <Step number={1} title={messages.added} detail={messages.addedDetail} isNext>
            <SpeciesChoice species={species} names={speciesNames} onChoose={setSpecies} />
            {species && <NameForm key={species} onSave={(name) => onAdd({ name, species })} />}
          </Step>
          <Step number={2} title={messages.photo} detail={messages.photoDetail} />
          <Step number={3} title={messages.certificate} detail={messages.certificateDetail} />
          <Step number={4} title={messages.connect} detail={messages.connectDetail} />
        </ol>
        <div className="mt-6 border-line border-t pt-4">
          <h3 className="type-strong">{messages.importTitle}</h3>
          <p className="type-small text-ink-2">{messages.importDetail}</p>
        </div>
      </Card>
      <div className="lg:col-span-4">
        <SampleBadge />
      </div>
    </div>
  );
}

interface StepProps {
  readonly number: number;
  readonly title: string;
  readonly detail: string;
  readonly isNext?: boolean;
  readonly children?: ReactNode;
}

function Step({ number, title, detail, isNext = false, children }: StepProps) {
  const format = useFormat();
  return (
    <li className="flex gap-4">
      <span
        aria-hidden
        className={classes(
          'grid size-9 shrink-0 place-items-center rounded-full type-label tabular-nums',
          isNext ? 'bg-marigold text-on-marigold' : 'border border-line-strong text-ink-2',
        )}
      >
        {format.number(number)}
      </span>
      <div className="min-w-0 flex-1">
        <h3 className="type-strong">{title}</h3>
        <p className="type-small text-ink-2">{detail}</p>
        {children && <div className="max-md:-ms-13">{children}</div>}
      </div>
    </li>
  );
}

interface SpeciesChoiceProps {
  readonly species: Chosen | null;
  readonly names: Readonly<Record<Chosen, string>>;
  readonly onChoose: (species: Chosen) => void;
}

const tile =
  'flex min-w-0 flex-col items-center gap-2 rounded-card p-1.5 pb-2 text-center type-label text-ink no-underline';

function SpeciesChoice({ species, names, onChoose }: SpeciesChoiceProps) {
  const messages = setUpMessages;
  const name = useId();
  return (
    <fieldset className="mt-4">
      <legend className="mb-2 type-label">{messages.chooseSpecies}</legend>
      <div className="grid grid-cols-2 gap-3 md:grid-cols-5">
        {choices.map(([id, blanket]) => (
          <label
            key={id}
            className={classes(
              tile,
              'cursor-pointer border-2 focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus',
              species === id ? 'border-evergreen bg-evergreen-tint' : 'border-line hover:border-line-strong',
            )}
          >
            <input
              type="radio"
              name={name}
              className="sr-only"
              checked={species === id}
              onChange={() => onChoose(id)}
            />
            <PortraitField
              appearance={{ ...portraitFor({ id, species: id }), blanket }}
              className="aspect-square w-full rounded-field"
            />
            {names[id]}
          </label>
        ))}
        <Anchor
          href={paths.newPet}
          className={classes(tile, 'justify-center border-2 border-line hover:border-line-strong')}
        >
          {messages.otherSpecies}
        </Anchor>
      </div>
    </fieldset>
  );
}

function NameForm({ onSave }: { readonly onSave: (name: string) => Promise<void> }) {
  const messages = setUpMessages;
  const [name, setName] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { busy, failed, save } = useSaving();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(name.trim() === '');
    if (name.trim() === '') return;
    void save(
      () => onSave(name.trim()),
      (problem) => (problem as Error).message,
    );
  };
  return (
    <form
      onSubmit={submit}
      noValidate
      className="mt-4 flex flex-col gap-3 md:flex-row md:flex-wrap md:items-end"
    >
      {failed && <ErrorPanel title={messages.saveFailed}>{failed}</ErrorPanel>}
      <div className="min-w-0 md:flex-1 md:basis-56">
        <TextField
          id="first-pet-name"
          label={messages.petName}
          value={name}
          onChange={setName}
          error={isMissing && name.trim() === '' ? messages.nameMissing : undefined}
          autoComplete="off"
          autoFocus
        />
      </div>
      <Button type="submit" busy={busy && messages.saving}>
        {name.trim() === '' ? messages.saveUnnamed : messages.save(name.trim())}
      </Button>
    </form>
  );
}
