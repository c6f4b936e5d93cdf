import { incidentKinds, incidentSeverities } from '@clearpaw/domain';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '../../ui/button/index.ts';
import { ChoiceTiles, Segments } from '../../ui/choice/index.ts';
import { DateField, Switch, TextArea, TextField } from '../../ui/field/index.ts';
import { classes } from '../../ui/style/index.ts';
import { Card } from '../../ui/surface/index.ts';
import { type IncidentDraft, incidentProblems, instantOf } from './incident.ts';
import { kindIcons } from './incident-kinds.ts';
import { InvolvedPets } from './involved-pets.tsx';
import { incidentMessages } from './messages.gen.ts';
import { PhotosField } from './photos-field.tsx';

interface IncidentFormProps {
  readonly business: { readonly id: string; readonly timeZone: string };
  readonly first: IncidentDraft;
  /** Set for a correction: the pets are fixed, and a reason is asked for; says whether owners were notified before. */
  readonly correction?: { readonly notified: boolean } | undefined;
  /** What is shown beside the form while it is filled in. */
  readonly preview?: ((draft: IncidentDraft) => ReactNode) | undefined;
  readonly saving: boolean;
  readonly onSave: (draft: IncidentDraft, occurredAt: string) => void;
  readonly onCancel: () => void;
}

/** The buttons stay in sight while a long form is filled in. */
const footOnPhone =
  'max-md:sticky max-md:bottom-24 max-md:z-1 max-md:-mx-3 max-md:rounded-card max-md:bg-surface max-md:p-2 max-md:shadow-e3 max-md:*:flex-1';

/** What happened, to whom, when and where; checked when it is saved. */
export function IncidentForm(props: IncidentFormProps) {
  const { business, first, correction, preview, saving, onSave, onCancel } = props;
  const messages = incidentMessages;
  const [draft, setDraft] = useState(first);
  const [tried, setTried] = useState(false);
  const { timeZone } = business;
  const check = { timeZone, now: Date.now(), corrects: correction !== undefined };
  const problems = tried ? incidentProblems(draft, check) : {};
  const change = (part: Partial<IncidentDraft>) => setDraft((before) => ({ ...before, ...part }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const at = instantOf(draft, timeZone);
    if (saving || at === null || Object.keys(incidentProblems(draft, check)).length > 0) return;
    onSave(draft, at);
  };
  const times = { invalid: messages.timeInvalid, future: messages.future };
  const form = (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <KindAndSeverity draft={draft} change={change} />
      {!correction && (
        <InvolvedPets
          businessId={business.id}
          pets={draft.pets}
          onChange={(pets) => change({ pets })}
          error={problems.pets && messages.choosePet}
        />
      )}
      <div className="flex flex-wrap gap-x-2 gap-y-5 md:gap-x-3">
        <DateField
          className="flex-[1_1_10rem]"
          label={messages.day}
          value={draft.day}
          onChange={(day) => change({ day })}
        />
        <TextField
          className="flex-[1_1_8.875rem]"
          label={messages.time}
          type="time"
          value={draft.time}
          onChange={(time) => change({ time })}
          error={problems.time && times[problems.time]}
        />
        <TextField
          className="flex-[2_1_12rem]"
          label={messages.location}
          optional
          maxLength={120}
          value={draft.location}
          onChange={(location) => change({ location })}
        />
      </div>
      <Words draft={draft} change={change} described={!problems.description} />
      <PhotosField
        photos={draft.photos}
        change={(photos) => setDraft((before) => ({ ...before, photos: photos(before.photos) }))}
        problem={problems.photos}
      />
      {correction && (
        <TextField
          label={messages.reason}
          maxLength={300}
          value={draft.reason}
          onChange={(reason) => change({ reason })}
          error={problems.reason && messages.reasonMissing}
        />
      )}
      {correction?.notified ? (
        <p className="text-ink-2 type-small">{messages.alreadyNotified}</p>
      ) : (
        <Switch
          isSelected={draft.notify}
          onChange={(notify) => change({ notify })}
          detail={messages.notifyHelp}
        >
          {messages.notify}
        </Switch>
      )}
      <div className={classes('flex flex-wrap justify-end gap-3', !correction && footOnPhone)}>
        <Button variant="ghost" onPress={onCancel}>
          {messages.cancel}
        </Button>
        <Button type="submit" busy={saving && messages.saving}>
          {correction ? messages.saveCorrection : draft.notify ? messages.saveAndNotify : messages.save}
        </Button>
      </div>
    </form>
  );
  return preview ? <BesidePreview form={form} preview={preview(draft)} /> : form;
}

/** On a narrow screen the preview follows the form. */
function BesidePreview({ form, preview }: { readonly form: ReactNode; readonly preview: ReactNode }) {
  return (
    <div className="grid grid-cols-1 gap-6 xl:grid-cols-[minmax(0,3fr)_minmax(20rem,2fr)]">
      <Card padding="large">{form}</Card>
      {preview}
    </div>
  );
}

interface KindAndSeverityProps {
  readonly draft: IncidentDraft;
  readonly change: (part: Partial<IncidentDraft>) => void;
}

function KindAndSeverity({ draft, change }: KindAndSeverityProps) {
  const messages = incidentMessages;
  return (
    <>
      <ChoiceTiles
        label={messages.kind}
        tiles={incidentKinds.map((id) => ({
          id,
          label: id === 'other' ? messages.otherKind : messages.kinds[id],
          icon: kindIcons[id],
        }))}
        value={draft.kind}
        onChange={(kind) => change({ kind })}
      />
      <div>
        <p aria-hidden="true" className="mb-2 type-label">
          {messages.severity}
        </p>
        <Segments
          wide
          label={messages.severity}
          segments={incidentSeverities.map((id) => ({ id, label: messages.severities[id] }))}
          value={draft.severity}
          onChange={(severity) => change({ severity })}
        />
      </div>
    </>
  );
}

interface WordsProps {
  readonly draft: IncidentDraft;
  readonly change: (part: Partial<IncidentDraft>) => void;
  readonly described: boolean;
}

function Words({ draft, change, described }: WordsProps) {
  const messages = incidentMessages;
  return (
    <>
      <TextArea
        label={messages.description}
        help={messages.textsHelp}
        maxLength={4000}
        value={draft.description}
        onChange={(description) => change({ description })}
        error={described ? undefined : messages.describe}
      />
      <TextArea
        label={messages.actions}
        optional
        maxLength={2000}
        value={draft.actionsTaken}
        onChange={(actionsTaken) => change({ actionsTaken })}
      />
      <TextField
        label={messages.people}
        optional
        help={messages.peopleHelp}
        maxLength={500}
        value={draft.people}
        onChange={(people) => change({ people })}
      />
    </>
  );
}
