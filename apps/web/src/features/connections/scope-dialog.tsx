import { scopesFor } from '@clearpaw/domain';
import { type FormEvent, useId, useState } from 'react';
import { useAction } from '../../platform/data/index.ts';
import { Button } from '../../ui/button/index.ts';
import { Banner } from '../../ui/feedback/index.ts';
import { DateField, RadioCards } from '../../ui/field/index.ts';
import { CancelButton, Dialog } from '../../ui/overlay/index.ts';
import { endOfDay, lastDayShown } from './end-of-day.ts';
import { connectionMessages } from './messages.gen.ts';
import type { PetConnection } from './use-pet-connections.ts';

interface ScopeDialogProps {
  readonly petId: string;
  /** The business, or null while the dialog is closed. */
  readonly business: PetConnection | null;
  readonly onClose: () => void;
}

/** How much a business sees, and until when. */
export function ScopeDialog({ petId, business, onClose }: ScopeDialogProps) {
  const messages = connectionMessages;
  const formId = useId();
  const [scope, setScope] = useState(business?.scope ?? 'verdict');
  const [until, setUntil] = useState(() => lastDayShown(business?.until ?? null));
  const connect = useAction('connectPet');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!business || connect.isPending) return;
    connect.mutate(
      { petId, businessId: business.businessId, scope, until: endOfDay(until) },
      { onSuccess: onClose },
    );
  };
  const details = {
    verdict: messages.verdictScopeDetail,
    records: messages.recordsScopeDetail,
    care: messages.careScopeDetail,
  };
  const titles = {
    verdict: messages.verdictScope,
    records: messages.recordsScope,
    care: messages.careScope,
  };
  const cards = scopesFor(business?.businessKind ?? 'other').map((id) => ({
    id,
    title: titles[id],
    children: details[id],
  }));
  const today = lastDayShown(new Date().toISOString()) ?? undefined;
  return (
    <Dialog
      isOpen={business !== null}
      onOpenChange={(open) => open || onClose()}
      title={messages.scopeTitle(business?.businessName ?? '')}
      width="wide"
      actions={
        <>
          <CancelButton onPress={onClose} />
          <Button type="submit" form={formId} busy={connect.isPending && messages.saving}>
            {messages.save}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="flex flex-col gap-5">
        {connect.isError && <Banner tone="stop">{connect.error.message}</Banner>}
        <RadioCards label={messages.scope} showLabel cards={cards} value={scope} onChange={setScope} />
        <DateField
          label={messages.lastDay}
          help={messages.lastDayHelp}
          optional
          min={today}
          value={until}
          onChange={setUntil}
        />
      </form>
    </Dialog>
  );
}
