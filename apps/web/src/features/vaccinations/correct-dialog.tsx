import { findVaccine, type Route, routes } from '@clearpaw/domain';
import { type FormEvent, useId, useState } from 'react';
import { useAction } from '../../platform/data/index.ts';
import { useMessages } from '../../platform/messages/index.ts';
import { Button } from '../../ui/button/index.ts';
import { CallErrorPanel } from '../../ui/feedback/index.ts';
import { DateField, Select, TextField, type TickList } from '../../ui/field/index.ts';
import { Dialog } from '../../ui/overlay/index.ts';
import { vaccinationMessages } from './messages.ts';
import type { Vaccination } from './use-vaccinations.ts';

interface CorrectDialogProps {
  readonly dose: Vaccination | null;
  /** The documents that can prove it. */
  readonly proofField?: TickList | undefined;
  readonly onClose: () => void;
}

/** Corrects what is recorded about a dose and attaches its documents; the previous version is kept. */
export function CorrectDialog({ dose, proofField, onClose }: CorrectDialogProps) {
  const messages = useMessages(vaccinationMessages);
  const formId = useId();
  const [given, setGiven] = useState(dose?.administeredOn ?? null);
  const [ends, setEnds] = useState(dose?.expiresOn ?? null);
  const [lot, setLot] = useState(dose?.lotNumber ?? '');
  const [route, setRoute] = useState<Route | 'unknown'>(dose?.route ?? 'unknown');
  const [documentIds, setDocumentIds] = useState<readonly string[]>(dose?.documentIds ?? []);
  const [reason, setReason] = useState('');
  const correct = useAction('correctVaccination');
  const name = dose ? (findVaccine(dose.vaccine)?.name ?? dose.vaccine) : '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!dose || !given) return;
    const optional = reason.trim() ? { reason: reason.trim() } : {};
    const changes = {
      administeredOn: given,
      expiresOn: ends,
      lotNumber: lot.trim() || null,
      route: route === 'unknown' ? null : route,
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
        <Button type="submit" form={formId} busy={correct.isPending && messages.correcting}>
          {messages.correct}
        </Button>
      }
    >
      <p>{messages.correctLead}</p>
      <CallErrorPanel call={correct} title={messages.saveFailed} />
      <form id={formId} onSubmit={submit} noValidate className="flex flex-col gap-4">
        <DateField
          label={messages.dateGiven}
          value={given}
          onChange={setGiven}
          error={given ? undefined : messages.dateRequired}
        />
        <DateField label={messages.ends} optional value={ends} onChange={setEnds} />
        <TextField label={messages.lot} optional figures value={lot} onChange={setLot} />
        <Select
          label={messages.route}
          options={(['unknown', ...routes] as const).map((id) => ({ id, label: messages.routes[id] }))}
          value={route}
          onChange={setRoute}
        />
        {proofField?.(documentIds, setDocumentIds)}
        <TextField label={messages.reason} optional value={reason} onChange={setReason} />
      </form>
    </Dialog>
  );
}
