import { Mail } from 'lucide-react';
import { useRef, useState } from 'react';
import { useAction, useCall } from '../../platform/data/index.ts';
import { useFormat } from '../../platform/messages/index.ts';
import { Button } from '../../ui/button/index.ts';
import { CallErrorPanel, Skeleton, SkeletonBlock } from '../../ui/feedback/index.ts';
import { ConfirmDialog } from '../../ui/overlay/index.ts';
import { DataTable, type TableColumn } from '../../ui/table/index.ts';
import { showToast } from '../../ui/toast/index.ts';
import { type Meeting, meetingsOf } from './meetings.ts';
import { insightMessages } from './messages.gen.ts';
import type { FoundPet } from './report-business.ts';

interface OverlapListProps {
  readonly businessId: string;
  readonly pet: FoundPet;
  readonly span: { readonly from: string; readonly to: string };
}

/** The pets that met the selected one, and when. */
export function OverlapList({ businessId, pet, span }: OverlapListProps) {
  const messages = insightMessages;
  const format = useFormat();
  const found = useCall('findOverlaps', { businessId, petId: pet.petId, ...span });
  if (found.isError) {
    return <CallErrorPanel call={found} />;
  }
  if (!found.data) {
    return (
      <Skeleton>
        <SkeletonBlock className="h-32" />
      </Skeleton>
    );
  }
  const { items } = found.data;
  if (items.length === 0) return <p className="text-ink-2">{messages.noContacts(pet.petName)}</p>;
  const meetings = meetingsOf(items);
  const columns: readonly TableColumn<Meeting>[] = [
    { id: 'pet', header: messages.pet, heading: true, cell: ({ petName }) => petName },
    { id: 'times', header: messages.times, align: 'end', cell: ({ times }) => format.number(times) },
    { id: 'from', header: messages.last, cell: ({ last }) => format.dayTime(last.from) },
    {
      id: 'to',
      header: messages.until,
      cell: ({ last }) => (last.to ? format.dayTime(last.to) : messages.stillHere),
    },
  ];
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="type-strong">{messages.metCount(pet.petName, meetings.length)}</p>
        <Notify businessId={businessId} petId={pet.petId} span={span} />
      </div>
      <DataTable
        caption={messages.overlaps}
        columns={columns}
        rows={meetings}
        keyOf={({ petId }) => petId}
        nameOf={({ petName }) => petName}
      />
    </>
  );
}

interface NotifyProps extends Pick<OverlapListProps, 'businessId' | 'span'> {
  readonly petId: string;
}

function Notify({ businessId, petId, span }: NotifyProps) {
  const messages = insightMessages;
  const [asking, setAsking] = useState(false);
  // One key per question: sending twice over an unreliable network notifies everyone once.
  const key = useRef('');
  const notify = useAction('notifyOverlaps');
  const ask = () => {
    key.current = crypto.randomUUID();
    setAsking(true);
  };
  const send = () =>
    notify.mutate(
      { businessId, petId, ...span, idempotencyKey: key.current },
      {
        onSuccess({ notified }) {
          setAsking(false);
          showToast({ text: messages.notified(notified) });
        },
        onError: (problem) => showToast({ text: problem.message, tone: 'error' }),
      },
    );
  return (
    <>
      <Button variant="secondary" icon={Mail} onPress={ask}>
        {messages.notify}
      </Button>
      <ConfirmDialog
        isOpen={asking}
        onOpenChange={setAsking}
        title={messages.notifyTitle}
        confirm={messages.notifySend}
        busy={notify.isPending && messages.notifySend}
        onConfirm={send}
      >
        {messages.notifyBody}
      </ConfirmDialog>
    </>
  );
}
