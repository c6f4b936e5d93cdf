import { calendarDateIn, careWarningText } from '@clearpaw/domain';
import { type FormEvent, useId, useMemo, useState } from 'react';
import { useIdempotencyKey } from '../../platform/data/index.ts';
import { useDraft } from '../../platform/storage/index.ts';
import { Button } from '../../ui/button/index.ts';
import { CallErrorPanel } from '../../ui/feedback/index.ts';
import { TextField, type TickList } from '../../ui/field/index.ts';
import { CancelButton, Dialog } from '../../ui/overlay/index.ts';
import { showToast } from '../../ui/toast/index.ts';
import { type CareDraft, careDraftOf, emptyDraft, factsOf, isCareDraft } from './care-draft.ts';
import type { OwnCareEntry, OwnKind } from './care-entry.ts';
import { CareFields } from './care-fields.tsx';
import { nameOf } from './care-record.ts';
import { careMessages } from './messages.gen.ts';
import { idOf, useCareAction } from './use-care.ts';
import { useWeight } from './use-weight.ts';

interface AddCareDialogProps {
  readonly petId: string;
  readonly kind: OwnKind;
  /** The clinic that enters it; left out for the pet's carers. */
  readonly businessId?: string | undefined;
  /** The code of the requirement for which the dialog was opened. */
  readonly code?: string | undefined;
  /** The documents that can prove it. */
  readonly proofField?: TickList | undefined;
  readonly onClose: () => void;
}

/** The required code is already filled in, and a weight is usually measured today. */
function beginDraft(kind: OwnKind, code: string | undefined): CareDraft {
  if (code) return { ...emptyDraft, code };
  if (kind !== 'weight') return emptyDraft;
  return { ...emptyDraft, day: calendarDateIn(Date.now(), Intl.DateTimeFormat().resolvedOptions().timeZone) };
}

/** Unusual entries are saved; the warning is shown once. */
function sayOddities(saved: unknown): void {
  const { warnings = [] } = saved as {
    warnings?: readonly { readonly code: string; readonly message: string }[];
  };
  for (const { code, message } of warnings) showToast({ text: careWarningText(code) ?? message });
}

/** Adds a new record of a kind to a pet. What is typed survives a reload. */
export function AddCareDialog(props: AddCareDialogProps) {
  const { petId, kind, businessId, code, proofField, onClose } = props;
  const messages = careMessages;
  const formId = useId();
  const draftKey = ['care', petId, kind, ...(code ? [code] : [])].join(':');
  const initial = useMemo(() => beginDraft(kind, code), [kind, code]);
  const [documentIds, setDocumentIds] = useState<readonly string[]>([]);
  // A declaration is the owner's own statement; all other kinds can have a document.
  const isProvable = kind !== 'declaration';
  const proof = isProvable ? { documentIds: [...documentIds] } : {};
  const { draft, setDraft, clear } = useDraft(draftKey, initial, isCareDraft);
  const [missing, setMissing] = useState<readonly string[]>([]);
  const { keyFor } = useIdempotencyKey();
  const record = useCareAction('record', kind);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const read = factsOf(kind, draft);
    setMissing('missing' in read ? read.missing : []);
    if ('missing' in read) return;
    const facts = { ...read.facts, ...proof };
    record.send(
      { petId, ...(businessId && { businessId }), ...facts, idempotencyKey: keyFor(facts) },
      (saved) => {
        clear();
        sayOddities(saved);
        onClose();
      },
    );
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(open) => open || onClose()}
      title={messages.addTitle[kind]}
      actions={
        <>
          <CancelButton onPress={onClose} />
          <Button type="submit" form={formId} busy={record.isPending && messages.saving}>
            {messages.save}
          </Button>
        </>
      }
    >
      <CallErrorPanel call={record} title={messages.saveFailed} />
      <form id={formId} onSubmit={submit} noValidate className="mt-3 flex flex-col gap-4">
        <CareFields kind={kind} draft={draft} missing={missing} onChange={setDraft} />
        {isProvable && proofField?.(documentIds, setDocumentIds)}
      </form>
    </Dialog>
  );
}

interface CorrectCareDialogProps {
  readonly entry: OwnCareEntry;
  /** The documents that can prove it. */
  readonly proofField?: TickList | undefined;
  readonly onClose: () => void;
}

/** Corrects a record; the earlier version stays in its history. */
export function CorrectCareDialog({ entry, proofField, onClose }: CorrectCareDialogProps) {
  const messages = careMessages;
  const formId = useId();
  const { unit } = useWeight();
  const [draft, setDraft] = useState(() => careDraftOf(entry, unit));
  const [missing, setMissing] = useState<readonly string[]>([]);
  const [reason, setReason] = useState('');
  const { record } = entry;
  const [documentIds, setDocumentIds] = useState<readonly string[] | null>(
    'documentIds' in record ? record.documentIds : null,
  );
  const correct = useCareAction('correct', entry.kind);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const read = factsOf(entry.kind, draft);
    setMissing('missing' in read ? read.missing : []);
    if ('missing' in read) return;
    // A vet visit already has a field named `reason`.
    const whyField = entry.kind === 'vetVisit' ? 'correctionReason' : 'reason';
    const why = reason.trim() ? { [whyField]: reason.trim() } : {};
    const proof = documentIds ? { documentIds: [...documentIds] } : {};
    correct.send({ ...idOf(entry), ...read.facts, ...proof, ...why }, (saved) => {
      sayOddities(saved);
      onClose();
    });
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(open) => open || onClose()}
      title={messages.correctTitle(nameOf(entry, messages))}
      actions={
        <>
          <CancelButton onPress={onClose} />
          <Button type="submit" form={formId} busy={correct.isPending && messages.saving}>
            {messages.correct}
          </Button>
        </>
      }
    >
      <p>{messages.correctLead}</p>
      <CallErrorPanel call={correct} title={messages.saveFailed} />
      <form id={formId} onSubmit={submit} noValidate className="flex flex-col gap-4">
        <CareFields kind={entry.kind} draft={draft} missing={missing} onChange={setDraft} />
        {documentIds && proofField?.(documentIds, setDocumentIds)}
        <TextField label={messages.reason} optional value={reason} onChange={setReason} />
      </form>
    </Dialog>
  );
}
