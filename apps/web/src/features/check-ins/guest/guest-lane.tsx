import { speciesList } from '@clearpaw/domain';
import { Plus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useDraft } from '../../../platform/storage/index.ts';
import { useWordsOf } from '../../../platform/words/index.ts';
import { Button } from '../../../ui/button/index.ts';
import { ErrorPanel } from '../../../ui/feedback/index.ts';
import { Select, TextField } from '../../../ui/field/index.ts';
import { Panel } from '../../../ui/surface/index.ts';
import { DoseFields } from './dose-fields.tsx';
import {
  blankDose,
  blankGuest,
  type DoseDraft,
  type GuestDraft,
  type GuestProblems,
  isGuestDraft,
  readGuest,
} from './guest-draft.ts';
import { LanePage } from './lane-page.tsx';
import { useCreateGuest } from './use-create-guest.ts';
import { guestWords } from './words.ts';

interface GuestLaneProps {
  readonly businessId: string;
  /** The guest is entered and can be judged. */
  readonly onEntered: (petId: string, petName: string) => void;
}

/** A pet whose owner has no account: three fields and what the paper says, then the same gate as for anybody. */
export function GuestLane({ businessId, onEntered }: GuestLaneProps) {
  const words = useWordsOf(guestWords);
  const { draft, setDraft, clear } = useDraft(`guest:${businessId}`, blankGuest, isGuestDraft);
  const [problems, setProblems] = useState<GuestProblems>({});
  const { create, busy, problem } = useCreateGuest(businessId);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const read = readGuest(draft);
    setProblems('problems' in read ? read.problems : {});
    if ('problems' in read || busy) return;
    const petId = await create(read.fields);
    if (petId === null) return;
    clear();
    onEntered(petId, read.fields.petName);
  };
  return (
    <LanePage title={words.guestTitle} lead={words.guestLead}>
      <form onSubmit={(event) => void submit(event)} noValidate className="flex flex-col gap-6">
        <WhoFields draft={draft} problems={problems} onChange={setDraft} />
        <DosesPanel draft={draft} problems={problems} onChange={setDraft} />
        {problem && <ErrorPanel title={words.failed}>{problem}</ErrorPanel>}
        <Button type="submit" size="lead" wide busy={busy && words.judging}>
          {words.show}
        </Button>
      </form>
    </LanePage>
  );
}

interface PartProps {
  readonly draft: GuestDraft;
  readonly problems: GuestProblems;
  readonly onChange: (draft: GuestDraft) => void;
}

function WhoFields({ draft, problems, onChange }: PartProps) {
  const words = useWordsOf(guestWords);
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <TextField
        label={words.petName}
        autoFocus
        autoComplete="off"
        maxLength={60}
        value={draft.petName}
        onChange={(petName) => onChange({ ...draft, petName })}
        error={problems.petName && words.petNameRequired}
      />
      <Select
        label={words.species}
        options={speciesList.map((id) => ({ id, label: words.kinds[id] }))}
        value={draft.species}
        onChange={(species) => onChange({ ...draft, species })}
        error={problems.species && words.speciesRequired}
      />
      <TextField
        className="md:col-span-2"
        label={words.email}
        help={words.emailHelp}
        type="email"
        inputMode="email"
        autoComplete="off"
        value={draft.ownerEmail}
        onChange={(ownerEmail) => onChange({ ...draft, ownerEmail })}
        error={problems.ownerEmail && words.emailRequired}
      />
    </div>
  );
}

function DosesPanel({ draft, problems, onChange }: PartProps) {
  const words = useWordsOf(guestWords);
  const { doses, species } = draft;
  const setDoses = (next: readonly DoseDraft[]) => onChange({ ...draft, doses: next });
  return (
    <Panel title={words.doses} lead={words.dosesLead}>
      <div className="flex flex-col gap-6">
        {doses.map((dose, index) => (
          <DoseFields
            key={dose.key}
            number={index + 1}
            dose={dose}
            species={species}
            problems={problems}
            onChange={(change) =>
              setDoses(doses.map((one) => (one.key === dose.key ? { ...one, ...change } : one)))
            }
            onRemove={doses.length > 1 ? () => setDoses(doses.filter(({ key }) => key !== dose.key)) : null}
          />
        ))}
        {doses.length < 20 && (
          <Button
            variant="secondary"
            icon={Plus}
            className="self-start"
            onPress={() => setDoses([...doses, blankDose()])}
          >
            {words.addDose}
          </Button>
        )}
      </div>
    </Panel>
  );
}
