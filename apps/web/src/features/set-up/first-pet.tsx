import type { Species } from '@clearpaw/domain';
import { FileInput } from 'lucide-react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { paths } from '../../paths/index.ts';
import { useSaving } from '../../platform/forms/index.ts';
import { useFormat } from '../../platform/messages/index.ts';
import { Button } from '../../ui/button/index.ts';
import { ErrorPanel } from '../../ui/feedback/index.ts';
import { TextField } from '../../ui/field/index.ts';
import { LinkButton } from '../../ui/link/index.ts';
import { PortraitField, SpeciesTiles, speciesTileStyle } from '../../ui/pet/index.ts';
import { portraitFor } from '../../ui/portrait/index.ts';
import { Anchor } from '../../ui/provider/index.ts';
import { classes } from '../../ui/style/index.ts';
import { Card } from '../../ui/surface/index.ts';
import { setUpMessages } from './messages.gen.ts';
import { SampleBadge } from './sample-badge.tsx';

const choices = ['dog', 'cat', 'rabbit', 'ferret'] as const satisfies readonly Species[];
type Chosen = (typeof choices)[number];
const other = portraitFor({ id: 'other', species: 'other', blanket: 'mist' });

export interface FirstPetFields {
  readonly name: string;
  readonly species: Species;
}

interface FirstPetProps {
  /** The name of the steps for screen readers; the page's own title lies above them. */
  readonly title: string;
  readonly speciesNames: Readonly<Record<Chosen, string>>;
  /** Saves; rejects with the message for the owner. */
  readonly onAdd: (pet: FirstPetFields) => Promise<void>;
}

/** For an owner without pets: the first of four steps is done here, the others follow once there is a pet. */
export function FirstPet({ title, speciesNames, onAdd }: FirstPetProps) {
  const messages = setUpMessages;
  const [species, setSpecies] = useState<Chosen | null>(null);
  return (
    <div className="grid gap-6 lg:grid-cols-12">
      <Card as="section" shape="feature" padding="large" aria-label={title} className="lg:col-span-8">
        <ol className="flex flex-col gap-6">
          <Step number={1} title={messages.added} detail={messages.addedDetail} minutes={1} isNext>
            <SpeciesChoice species={species} names={speciesNames} onChoose={setSpecies} />
            {species && <NameForm key={species} onSave={(name) => onAdd({ name, species })} />}
          </Step>
          <Step number={2} title={messages.photo} detail={messages.photoDetail} minutes={1} />
          <Step number={3} title={messages.certificate} detail={messages.certificateDetail} minutes={2} />
          <Step number={4} title={messages.connect} detail={messages.connectDetail} minutes={1} />
        </ol>
        <div className="mt-6 border-line border-t pt-4">
          <LinkButton href={paths.documents} variant="ghost" icon={FileInput} className="-ms-4">
            {messages.importTitle}
          </LinkButton>
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
  /** How long it takes. */
  readonly minutes: number;
  readonly isNext?: boolean;
  readonly children?: ReactNode;
}

function Step({ number, title, detail, minutes, isNext = false, children }: StepProps) {
  const format = useFormat();
  return (
    <li
      className={classes(
        'relative flex gap-4 not-last:before:absolute not-last:before:start-4.25 not-last:before:top-9 not-last:before:-bottom-6 not-last:before:w-0.5 not-last:before:bg-line',
        // On a phone the tiles lie where the line would run.
        Boolean(children) && 'max-md:before:hidden',
      )}
    >
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
        <div className="flex items-baseline justify-between gap-3">
          <h2 className={isNext ? 'type-h3' : 'type-strong'}>{title}</h2>
          <span className="shrink-0 text-ink-3 type-caption">{setUpMessages.takes(minutes)}</span>
        </div>
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

function SpeciesChoice({ species, names, onChoose }: SpeciesChoiceProps) {
  const messages = setUpMessages;
  return (
    <div className="mt-4">
      <SpeciesTiles
        label={messages.chooseSpecies}
        options={choices.map((id) => ({ id, label: names[id] }))}
        value={species}
        onChange={onChoose}
      >
        <Anchor
          href={paths.newPet}
          aria-label={messages.otherSpeciesName}
          className={classes(speciesTileStyle, 'border-line hover:border-line-strong')}
        >
          <PortraitField appearance={other} className="aspect-square w-full rounded-field" />
          {messages.otherSpecies}
        </Anchor>
      </SpeciesTiles>
    </div>
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
