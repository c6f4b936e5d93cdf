import type { guestMerges, OutputOf } from '@clearpaw/contract';
import { type MemberRole, mayDo } from '@clearpaw/domain';
import { useState } from 'react';
import { paths } from '../../paths/index.ts';
import { useAction, useCall, useIdempotencyKey } from '../../platform/data/index.ts';
import { useFormat } from '../../platform/messages/index.ts';
import { Button } from '../../ui/button/index.ts';
import { TextLink } from '../../ui/link/index.ts';
import { ConfirmDialog } from '../../ui/overlay/index.ts';
import { PetPhoto } from '../../ui/pet/index.ts';
import { Panel, Row, Rows } from '../../ui/surface/index.ts';
import { showToast } from '../../ui/toast/index.ts';
import { guestMergeMessages } from './messages.gen.ts';
import { recordedOf } from './recorded.ts';

type Merge = OutputOf<typeof guestMerges.listGuestMerges>['items'][number];

interface GuestMergesPanelProps {
  readonly business: { readonly id: string; readonly role: MemberRole; readonly readOnly: boolean };
}

/** Guests that owners call the same as a pet they connected; nothing where there are none. */
export function GuestMergesPanel({ business }: GuestMergesPanelProps) {
  const messages = guestMergeMessages;
  const merges = useCall('listGuestMerges', { businessId: business.id, limit: 20 });
  const items = merges.data?.items ?? [];
  if (items.length === 0) return null;
  const mayDecide = !business.readOnly && mayDo(business.role, 'manageCustomers');
  return (
    <Panel title={messages.businessTitle} lead={messages.businessLead}>
      <Rows>
        {items.map((merge) => (
          <MergeRow
            key={`${merge.petId} ${merge.guestPetId}`}
            businessId={business.id}
            merge={merge}
            mayDecide={mayDecide}
          />
        ))}
      </Rows>
    </Panel>
  );
}

interface MergeRowProps {
  readonly businessId: string;
  readonly merge: Merge;
  readonly mayDecide: boolean;
}

function MergeRow({ businessId, merge, mayDecide }: MergeRowProps) {
  const messages = guestMergeMessages;
  const format = useFormat();
  const { petId, petName, petColour, petPhotoPath, guestPetId, name, species, askedAt } = merge;
  const photo = { id: petId, name: petName, species, colour: petColour, photoPath: petPhotoPath };
  return (
    <Row
      start={<PetPhoto pet={photo} size={44} />}
      title={
        <>
          <TextLink href={paths.businessPet(petId)}>{petName}</TextLink> {messages.and}{' '}
          <TextLink href={paths.businessPet(guestPetId)}>{messages.guest(name)}</TextLink>
        </>
      }
      detail={messages.asked(format.dayTime(askedAt))}
      notes={<p className="text-ink-2 type-small">{recordedOf(merge)}</p>}
      end={mayDecide && <Decide businessId={businessId} merge={merge} />}
      roomy
    />
  );
}

function Decide({ businessId, merge }: Omit<MergeRowProps, 'mayDecide'>) {
  const messages = guestMergeMessages;
  const [isOpen, setOpen] = useState(false);
  const decision = useAction('decideGuestMerge');
  const { keyFor } = useIdempotencyKey();
  const { petId, petName, guestPetId, name } = merge;
  const decide = (isSame: boolean) => {
    const input = { businessId, petId, guestPetId, merge: isSame };
    decision.mutate(
      { ...input, idempotencyKey: keyFor(input) },
      {
        onSuccess: () => showToast({ text: isSame ? messages.merged(name, petName) : messages.declined }),
        onError: (problem) => showToast({ text: problem.message, tone: 'error' }),
        onSettled: () => setOpen(false),
      },
    );
  };
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button size="small" aria-label={messages.mergeOf(name)} onPress={() => setOpen(true)}>
        {messages.merge}
      </Button>
      <Button
        variant="secondary"
        size="small"
        busy={!isOpen && decision.isPending && messages.saving}
        aria-label={messages.declineOf(name)}
        onPress={() => decide(false)}
      >
        {messages.decline}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title={messages.mergeTitle(name, petName)}
        confirm={messages.merge}
        busy={decision.isPending && messages.saving}
        onConfirm={() => decide(true)}
      >
        {messages.mergeLead(petName)}
      </ConfirmDialog>
    </div>
  );
}
