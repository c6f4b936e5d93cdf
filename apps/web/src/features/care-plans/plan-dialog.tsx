import { type FormEvent, useId, useState } from 'react';
import { useAction } from '../../platform/data/index.ts';
import { Button } from '../../ui/button/index.ts';
import { CallErrorPanel } from '../../ui/feedback/index.ts';
import { TextArea } from '../../ui/field/index.ts';
import { Dialog } from '../../ui/overlay/index.ts';
import { showToast } from '../../ui/toast/index.ts';
import type { CaredPet, CarePlanOfPet } from './care-plan.ts';
import { carePlanMessages } from './messages.gen.ts';

interface PlanDialogProps {
  readonly pet: CaredPet;
  readonly plan: CarePlanOfPet;
  /** The business that writes the plan of its guest; null for an owner. */
  readonly businessId: string | null;
  readonly onClose: () => void;
}

const longest = 1000;

/** What a pet needs during stays, in three texts; an empty one asks for nothing. */
export function PlanDialog({ pet, plan, businessId, onClose }: PlanDialogProps) {
  const messages = carePlanMessages;
  const formId = useId();
  const [draft, setDraft] = useState({
    feeding: plan.feeding ?? '',
    medication: plan.medication ?? '',
    routine: plan.routine ?? '',
  });
  const own = useAction('setCarePlan');
  const ofGuest = useAction('setGuestCarePlan');
  const save = businessId === null ? own : ofGuest;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (save.isPending) return;
    const text = (typed: string) => typed.trim() || null;
    const { feeding, medication, routine } = draft;
    const sent = {
      ...{ petId: pet.id, feeding: text(feeding) },
      ...{ medication: text(medication), routine: text(routine) },
    };
    const onSuccess = () => {
      showToast({ text: messages.saved });
      onClose();
    };
    if (businessId === null) own.mutate(sent, { onSuccess });
    else ofGuest.mutate({ ...sent, businessId }, { onSuccess });
  };
  const field = (name: keyof typeof draft) => (
    <TextArea
      label={messages[name]}
      optional
      help={messages[`${name}Help`]}
      maxLength={longest}
      value={draft[name]}
      onChange={(typed) => setDraft({ ...draft, [name]: typed })}
    />
  );
  return (
    <Dialog
      isOpen
      onOpenChange={(open) => open || onClose()}
      title={messages.editTitle(pet.name)}
      width="wide"
      isDismissable={false}
      actions={
        <>
          <Button variant="ghost" onPress={onClose}>
            {messages.cancel}
          </Button>
          <Button type="submit" form={formId} busy={save.isPending && messages.saving}>
            {messages.save}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="flex flex-col gap-5 text-ink">
        <CallErrorPanel call={save} title={messages.notSaved} />
        {field('feeding')}
        {field('medication')}
        {field('routine')}
      </form>
    </Dialog>
  );
}
