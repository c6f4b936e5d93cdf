import { calendarDateIn, type GuestQuestions, guestQuestions, type Rule } from '@clearpaw/domain';
import { type FormEvent, useRef, useState } from 'react';
import { useCall } from '../../../platform/data/index.ts';
import { useDraft } from '../../../platform/storage/index.ts';
import { useWordsOf } from '../../../platform/words/index.ts';
import { Button } from '../../../ui/button/index.ts';
import { Segments } from '../../../ui/choice/index.ts';
import { ErrorPanel, Spinner } from '../../../ui/feedback/index.ts';
import type { PlaceAtDoor } from '../place-at-door.ts';
import { useService } from '../use-service.ts';
import { CareFields } from './care-fields.tsx';
import { blankGuest, type GuestDraft, guestDraftKey, isGuestDraft } from './guest-draft.ts';
import type { GuestPartProps } from './guest-form-parts.ts';
import { LanePage } from './lane-page.tsx';
import { PhotoFields } from './photo-fields.tsx';
import { type GuestProblems, readGuest } from './read-guest.ts';
import { usePhotos } from './use-photos.ts';
import { useSaveGuest } from './use-save-guest.ts';
import { VaccinationFields } from './vaccination-fields.tsx';
import { WhoFields } from './who-fields.tsx';
import { guestWords } from './words.ts';

interface GuestLaneProps {
  readonly place: PlaceAtDoor;
  /** The guest entered before, whose answers are edited. */
  readonly petId: string | null;
  /** The guest is entered and can be judged. */
  readonly onEntered: (petId: string, petName: string) => void;
}

/** A pet whose owner has no account: what the rules need to know, then the same check as for anybody. */
export function GuestLane({ place, petId, onEntered }: GuestLaneProps) {
  const words = useWordsOf(guestWords);
  const { service, setService } = useService(place);
  const requirements = useCall('getRequirements', { businessId: place.id });
  const rules = requirements.data?.rules as readonly Rule[] | undefined;
  return (
    <LanePage title={words.title} lead={words.lead}>
      {place.services.length > 1 && (
        <Segments
          label={words.service}
          wide
          segments={place.services.map(({ code, name }) => ({ id: code, label: name }))}
          value={service ?? ''}
          onChange={setService}
        />
      )}
      {requirements.isPending && <Spinner />}
      {!rules && requirements.isError && (
        <ErrorPanel onRetry={() => void requirements.refetch()}>{words.rulesFailed}</ErrorPanel>
      )}
      {rules && (
        <GuestForm place={place} petId={petId} rules={rules} service={service} onEntered={onEntered} />
      )}
    </LanePage>
  );
}

interface GuestFormProps extends GuestLaneProps {
  readonly rules: readonly Rule[];
  readonly service: string | null;
}

function GuestForm({ place, petId, rules, service, onEntered }: GuestFormProps) {
  const words = useWordsOf(guestWords);
  const { draft, change, latest } = useGuestDraft(place.id, petId);
  const [problems, setProblems] = useState<GuestProblems>({});
  const [busy, setBusy] = useState(false);
  const photos = usePhotos((photo) => change({ photos: [...latest().photos, photo] }));
  const { save, problem } = useSaveGuest(place.id);
  const questionsOf = ({ species }: GuestDraft): GuestQuestions =>
    guestQuestions(species === null ? [] : rules, { species: species ?? 'other', service });
  const send = async () => {
    await photos.settled();
    const typed = latest();
    const today = calendarDateIn(Date.now(), place.timeZone);
    const read = readGuest(typed, questionsOf(typed), today);
    const saved = 'problems' in read ? read : await save(typed.petId, read);
    setProblems(saved && 'problems' in saved ? saved.problems : {});
    if (!saved || 'problems' in saved) return;
    change({ petId: saved.petId });
    onEntered(saved.petId, latest().petName.trim());
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    void send().finally(() => setBusy(false));
  };
  const part: GuestPartProps = { draft, questions: questionsOf(draft), problems, onChange: change };
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-6">
      <WhoFields {...part} />
      <PhotoFields {...part} photos={photos} />
      <VaccinationFields {...part} />
      <CareFields {...part} />
      {Object.keys(problems).length > 0 && <ErrorPanel title={words.failed}>{words.seeFields}</ErrorPanel>}
      {problem && <ErrorPanel title={words.failed}>{problem}</ErrorPanel>}
      <Button type="submit" size="lead" wide busy={busy && words.judging}>
        {words.show}
      </Button>
    </form>
  );
}

/** One guest at a time: the draft of another one is not taken up again. */
function useGuestDraft(businessId: string, petId: string | null) {
  const [accepts] = useState(
    () =>
      (read: unknown): read is GuestDraft =>
        isGuestDraft(read) && read.petId === petId,
  );
  const { draft, setDraft } = useDraft(guestDraftKey(businessId), () => blankGuest(petId), accepts);
  // Uploads end whenever they end, and must not undo what was typed meanwhile.
  const newest = useRef(draft);
  const change = (part: Partial<GuestDraft>) => {
    newest.current = { ...newest.current, ...part };
    setDraft(newest.current);
  };
  return { draft, change, latest: () => newest.current };
}
