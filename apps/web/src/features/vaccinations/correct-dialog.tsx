import { findVaccine } from '@clearpaw/domain';
import { type FormEvent, useId, useState } from 'react';
import { useAction } from '../../platform/data/index.ts';
import { useWordsOf } from '../../platform/words/index.ts';
import { Button } from '../../ui/button/index.ts';
import { ErrorPanel } from '../../ui/feedback/index.ts';
import { DateField, TextField } from '../../ui/field/index.ts';
import { Dialog } from '../../ui/overlay/index.ts';
import type { Vaccination } from './use-vaccinations.ts';
import { vaccinationWords } from './words.ts';

interface CorrectDialogProps {
  readonly dose: Vaccination | null;
  readonly onClose: () => void;
}

/** Mends the dates and the lot of a dose; the old text stays in its history. */
export function CorrectDialog({ dose, onClose }: CorrectDialogProps) {
  const words = useWordsOf(vaccinationWords);
  const formId = useId();
  const [given, setGiven] = useState(dose?.administeredOn ?? null);
  const [ends, setEnds] = useState(dose?.expiresOn ?? null);
  const [lot, setLot] = useState(dose?.lotNumber ?? '');
  const [reason, setReason] = useState('');
  const correct = useAction('correctVaccination');
  const name = dose ? (findVaccine(dose.vaccine)?.name ?? dose.vaccine) : '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!dose || !given) return;
    const optional = reason.trim() ? { reason: reason.trim() } : {};
    const changes = { administeredOn: given, expiresOn: ends, lotNumber: lot.trim() || null };
    correct.mutate({ vaccinationId: dose.id, ...changes, ...optional }, { onSuccess: onClose });
  };
  return (
    <Dialog
      isOpen={dose !== null}
      onOpenChange={(open) => open || onClose()}
      title={words.correctTitle(name)}
      actions={
        <Button type="submit" form={formId} busy={correct.isPending && words.correcting}>
          {words.correct}
        </Button>
      }
    >
      <p>{words.correctLead}</p>
      {correct.isError && <ErrorPanel title={words.saveFailed}>{correct.error.message}</ErrorPanel>}
      <form id={formId} onSubmit={submit} noValidate className="flex flex-col gap-4">
        <DateField
          label={words.dateGiven}
          value={given}
          onChange={setGiven}
          error={given ? undefined : words.dateRequired}
        />
        <DateField label={words.ends} optional value={ends} onChange={setEnds} />
        <TextField label={words.lot} optional figures value={lot} onChange={setLot} />
        <TextField label={words.reason} optional value={reason} onChange={setReason} />
      </form>
    </Dialog>
  );
}
