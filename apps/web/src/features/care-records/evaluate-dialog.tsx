import { type FormEvent, useId, useState } from 'react';
import { useIdempotencyKey } from '../../platform/data/index.ts';
import { Button } from '../../ui/button/index.ts';
import { CallErrorPanel } from '../../ui/feedback/index.ts';
import { DateField, RadioGroup } from '../../ui/field/index.ts';
import { CancelButton, Dialog } from '../../ui/overlay/index.ts';
import { showToast } from '../../ui/toast/index.ts';
import { careMessages } from './messages.gen.ts';
import { useCareAction } from './use-care.ts';

interface EvaluateDialogProps {
  readonly businessId: string;
  readonly pet: { readonly id: string; readonly name: string };
  /** Today at the business. */
  readonly today: string;
  readonly onClose: () => void;
}

type Outcome = 'passed' | 'notPassed';

/** Staff record how a pet behaved with others. */
export function EvaluateDialog({ businessId, pet, today, onClose }: EvaluateDialogProps) {
  const messages = careMessages;
  const formId = useId();
  const [on, setOn] = useState<string | null>(today);
  const [outcome, setOutcome] = useState<Outcome>('passed');
  const { keyFor } = useIdempotencyKey();
  const record = useCareAction('record', 'evaluation');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (on === null) return;
    const facts = { on, passed: outcome === 'passed' };
    record.send({ businessId, petId: pet.id, ...facts, idempotencyKey: keyFor(facts) }, () => {
      showToast({ text: messages.evaluated(pet.name) });
      onClose();
    });
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(open) => open || onClose()}
      title={messages.evaluateTitle(pet.name)}
      actions={
        <>
          <CancelButton onPress={onClose} />
          <Button type="submit" form={formId} busy={record.isPending && messages.saving}>
            {messages.save}
          </Button>
        </>
      }
    >
      <p>{messages.evaluateLead}</p>
      <CallErrorPanel call={record} title={messages.saveFailed} />
      <form id={formId} onSubmit={submit} noValidate className="flex flex-col gap-4">
        <RadioGroup<Outcome>
          label={messages.outcome}
          options={[
            { id: 'passed', label: messages.passed },
            { id: 'notPassed', label: messages.notPassed },
          ]}
          value={outcome}
          onChange={setOutcome}
        />
        <DateField
          label={messages.watchedOn}
          value={on}
          onChange={setOn}
          max={today}
          error={on ? undefined : messages.dateRequired}
        />
      </form>
    </Dialog>
  );
}
