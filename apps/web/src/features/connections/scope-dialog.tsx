import { connectionScopes } from '@clearpaw/domain';
import { type FormEvent, useId, useState } from 'react';
import { useAction } from '../../platform/data/index.ts';
import { useWordsOf } from '../../platform/words/index.ts';
import { Button } from '../../ui/button/index.ts';
import { Banner } from '../../ui/feedback/index.ts';
import { DateField, RadioCards } from '../../ui/field/index.ts';
import { Dialog } from '../../ui/overlay/index.ts';
import { endOfDay, lastDayOf } from './end-of-day.ts';
import type { PetConnection } from './use-pet-connections.ts';
import { connectionWords } from './words.ts';

interface ScopeDialogProps {
  readonly petId: string;
  /** The place, or null while nobody asks. */
  readonly place: PetConnection | null;
  readonly onClose: () => void;
}

/** How much a place sees, and until when. */
export function ScopeDialog({ petId, place, onClose }: ScopeDialogProps) {
  const words = useWordsOf(connectionWords);
  const formId = useId();
  const [scope, setScope] = useState(place?.scope ?? 'verdict');
  const [until, setUntil] = useState(() => lastDayOf(place?.until ?? null));
  const connect = useAction('connectPet');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!place || connect.isPending) return;
    connect.mutate(
      { petId, businessId: place.businessId, scope, until: endOfDay(until) },
      { onSuccess: onClose },
    );
  };
  const details = { verdict: words.verdictScopeDetail, records: words.recordsScopeDetail };
  const titles = { verdict: words.verdictScope, records: words.recordsScope };
  const cards = connectionScopes.map((id) => ({ id, title: titles[id], children: details[id] }));
  const today = lastDayOf(new Date().toISOString()) ?? undefined;
  return (
    <Dialog
      isOpen={place !== null}
      onOpenChange={(open) => open || onClose()}
      title={words.scopeTitle(place?.businessName ?? '')}
      width="wide"
      actions={
        <Button type="submit" form={formId} busy={connect.isPending && words.saving}>
          {words.save}
        </Button>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="flex flex-col gap-5">
        {connect.isError && <Banner tone="stop">{connect.error.message}</Banner>}
        <RadioCards label={words.scope} showLabel cards={cards} value={scope} onChange={setScope} />
        <DateField
          label={words.lastDay}
          help={words.lastDayHelp}
          optional
          min={today}
          value={until}
          onChange={setUntil}
        />
      </form>
    </Dialog>
  );
}
