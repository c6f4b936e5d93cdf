import { useState } from 'react';
import { useFormat } from '../../platform/messages/index.ts';
import { Button } from '../../ui/button/index.ts';
import { Segments } from '../../ui/choice/index.ts';
import { Banner } from '../../ui/feedback/index.ts';
import { Checkbox, TextField } from '../../ui/field/index.ts';
import { Panel } from '../../ui/surface/index.ts';
import { DrawnName } from './drawn-name.tsx';
import { waiverMessages } from './messages.gen.ts';
import { type MinorDraft, MinorFields, minorsOf, type SentMinor } from './minors/index.ts';
import { PetFinder, shownPets } from './pet-finder.tsx';
import type { SignablePet } from './signable-pet.ts';

export interface Signing {
  readonly petIds: string[];
  readonly signerName: string;
  readonly minors: SentMinor[];
  readonly signature: { kind: 'typed'; text: string } | { kind: 'drawn'; png: string };
}

interface SignFormProps {
  readonly pets: readonly SignablePet[];
  /** The pet that is selected at first. */
  readonly forPet?: string | null;
  /** Whether the waiver may be signed for minors. */
  readonly forMinors: boolean;
  /** Whether to show only pets that are searched for by name, so that the names of others stay private. */
  readonly search?: boolean;
  readonly busy: boolean;
  readonly problem: string | null;
  readonly onSign: (signing: Signing) => void;
}

/** The pets, the signer, the children, and the signature. */
export function SignForm(props: SignFormProps) {
  const { pets, forPet = null, forMinors, search = false, busy, problem, onSign } = props;
  const messages = waiverMessages;
  const [picked, setPicked] = useState<ReadonlySet<string> | null>(null);
  // The pets may load after the form; until someone chooses, a single pet or the one named is preselected.
  const first = pets.length === 1 && !search ? pets : pets.filter(({ id }) => id === forPet);
  const chosen = picked ?? new Set(first.map(({ id }) => id));
  const [query, setQuery] = useState('');
  const [signerName, setSignerName] = useState('');
  const [children, setChildren] = useState<readonly MinorDraft[]>([]);
  const [kind, setKind] = useState<'typed' | 'drawn'>('typed');
  const [typed, setTyped] = useState('');
  const [png, setPng] = useState<string | null>(null);
  const [agreed, setAgreed] = useState(false);
  const signature =
    kind === 'typed'
      ? typed.trim() && ({ kind, text: typed.trim() } as const)
      : png && ({ kind, png } as const);
  const toggle = (petId: string) =>
    setPicked(new Set(chosen.has(petId) ? [...chosen].filter((id) => id !== petId) : [...chosen, petId]));
  const minors = minorsOf(children);
  const given = {
    pets: chosen.size > 0,
    name: signerName.trim() !== '',
    minors: minors !== null,
    signature: Boolean(signature),
    agreement: agreed,
  };
  const needed = (Object.keys(given) as (keyof typeof given)[]).filter((part) => !given[part]);
  return (
    <Panel title={messages.sign}>
      <div className="flex flex-col gap-5">
        <fieldset>
          <legend className="mb-2 type-label">{messages.whichPets}</legend>
          {search && <PetFinder pets={pets} query={query} onChange={setQuery} />}
          {pets.length === 0 && !search && <p className="type-small text-ink-2">{messages.noPets}</p>}
          {(search ? shownPets(pets, query, chosen) : pets).map((pet) => (
            <Checkbox key={pet.id} isSelected={chosen.has(pet.id)} onChange={() => toggle(pet.id)}>
              {[pet.name, pet.detail].filter(Boolean).join(' · ')}
            </Checkbox>
          ))}
        </fieldset>
        <TextField
          label={messages.yourName}
          autoComplete={search ? 'off' : 'name'}
          value={signerName}
          onChange={setSignerName}
        />
        {forMinors && <MinorFields minors={children} onChange={setChildren} />}
        <Segments
          label={messages.how}
          segments={[
            { id: 'typed', label: messages.typed },
            { id: 'drawn', label: messages.drawn },
          ]}
          value={kind}
          onChange={setKind}
        />
        {kind === 'typed' ? (
          <TextField label={messages.typedLabel} value={typed} onChange={setTyped} />
        ) : (
          <DrawnName onChange={setPng} />
        )}
        <Checkbox isSelected={agreed} onChange={setAgreed}>
          {messages.agree}
        </Checkbox>
        {problem && (
          <Banner tone="stop" announce="alert">
            {problem}
          </Banner>
        )}
        <StillNeeded parts={needed} />
        <Button
          size="lead"
          isDisabled={needed.length > 0}
          busy={busy && messages.signing}
          onPress={() =>
            signature && minors && onSign({ petIds: [...chosen], signerName, minors, signature })
          }
        >
          {messages.sign}
        </Button>
      </div>
    </Panel>
  );
}

interface StillNeededProps {
  readonly parts: readonly (keyof typeof waiverMessages.neededParts)[];
}

/** Says why the button cannot be pressed yet. */
function StillNeeded({ parts }: StillNeededProps) {
  const messages = waiverMessages;
  const format = useFormat();
  if (parts.length === 0) return null;
  const list = format.list(parts.map((part) => messages.neededParts[part]));
  return <p className="text-ink-2 type-small">{messages.needed(list)}</p>;
}
