import { customVaccine, maxVaccineName, nameOfVaccine } from '@clearpaw/domain';
import { type FormEvent, useId, useState } from 'react';
import { useAction } from '../../platform/data/index.ts';
import { Button } from '../../ui/button/index.ts';
import { CallErrorPanel } from '../../ui/feedback/index.ts';
import { DateField, TextField, type TickList } from '../../ui/field/index.ts';
import { CancelButton, Dialog } from '../../ui/overlay/index.ts';
import { vaccinationMessages } from './messages.gen.ts';
import { MoreDetails } from './more-details.tsx';
import type { Vaccination } from './use-vaccinations.ts';
import { detailFieldsOf, detailsOf, isDoseNumber } from './vet-visit-draft.ts';

interface CorrectDialogProps {
  readonly dose: Vaccination | null;
  /** The documents that can be attached as proof. */
  readonly proofField?: TickList | undefined;
  readonly onClose: () => void;
}

/** Corrects what is recorded about a dose and attaches its documents; the previous version is kept. */
export function CorrectDialog({ dose, proofField, onClose }: CorrectDialogProps) {
  const messages = vaccinationMessages;
  const formId = useId();
  const [given, setGiven] = useState(dose?.administeredOn ?? null);
  const [ends, setEnds] = useState(dose?.expiresOn ?? null);
  const [lot, setLot] = useState(dose?.lotNumber ?? '');
  const [vaccineName, setVaccineName] = useState(dose?.vaccineName ?? '');
  const [details, setDetails] = useState(detailsOf(dose));
  const [asked, setAsked] = useState(false);
  const isOther = dose?.vaccine === customVaccine;
  const nameProblem = isOther && vaccineName.trim() === '' ? messages.vaccineNameRequired : undefined;
  const numberProblem = isDoseNumber(details.doseNumber) ? undefined : messages.doseNumberInvalid;
  const [documentIds, setDocumentIds] = useState<readonly string[]>(dose?.documentIds ?? []);
  const [reason, setReason] = useState('');
  const correct = useAction('correctVaccination');
  const name = dose ? nameOfVaccine(dose) : '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (!dose || !given || nameProblem || numberProblem) return;
    const optional = reason.trim() ? { reason: reason.trim() } : {};
    const changes = {
      administeredOn: given,
      expiresOn: ends,
      lotNumber: lot.trim() || null,
      ...detailFieldsOf(details),
      ...(isOther ? { vaccineName: vaccineName.trim() } : {}),
      documentIds: [...documentIds],
    };
    correct.mutate({ vaccinationId: dose.id, ...changes, ...optional }, { onSuccess: onClose });
  };
  return (
    <Dialog
      isOpen={dose !== null}
      onOpenChange={(open) => open || onClose()}
      title={messages.correctTitle(name)}
      actions={
        <>
          <CancelButton onPress={onClose} />
          <Button type="submit" form={formId} busy={correct.isPending && messages.correcting}>
            {messages.correct}
          </Button>
        </>
      }
    >
      <p>{messages.correctLead}</p>
      <CallErrorPanel call={correct} title={messages.saveFailed} />
      <form id={formId} onSubmit={submit} noValidate className="flex flex-col gap-4">
        {isOther && (
          <TextField
            label={messages.vaccineName}
            error={asked ? nameProblem : undefined}
            maxLength={maxVaccineName}
            value={vaccineName}
            onChange={setVaccineName}
          />
        )}
        <DateField
          label={messages.dateGiven}
          value={given}
          onChange={setGiven}
          error={given ? undefined : messages.dateRequired}
        />
        <DateField label={messages.ends} optional value={ends} onChange={setEnds} />
        <TextField label={messages.lot} optional figures value={lot} onChange={setLot} />
        <MoreDetails
          dose={details}
          problem={asked ? numberProblem : undefined}
          open
          onChange={(change) => setDetails({ ...details, ...change })}
        />
        {proofField?.(documentIds, setDocumentIds)}
        <TextField label={messages.reason} optional value={reason} onChange={setReason} />
      </form>
    </Dialog>
  );
}
