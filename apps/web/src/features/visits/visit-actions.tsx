import { CalendarClock, CalendarX } from 'lucide-react';
import { useState } from 'react';
import { useAction } from '../../platform/data/index.ts';
import { useFormat } from '../../platform/messages/index.ts';
import { ConfirmDialog, Menu } from '../../ui/overlay/index.ts';
import { showToast } from '../../ui/toast/index.ts';
import { visitMessages } from './messages.gen.ts';
import { PlanVisitDialog } from './plan-visit-dialog.tsx';
import type { PetVisit } from './visit.ts';

interface VisitActionsProps {
  readonly visit: PetVisit;
  readonly viewer: 'owner' | 'staff';
}

/** Changes or cancels a visit. */
export function VisitActions({ visit, viewer }: VisitActionsProps) {
  const messages = visitMessages;
  const format = useFormat();
  const [doing, setDoing] = useState<'change' | 'cancel' | null>(null);
  const close = () => setDoing(null);
  const name = viewer === 'owner' ? visit.businessName : visit.petName;
  const items = [
    { id: 'change', label: messages.change, icon: CalendarClock, onAction: () => setDoing('change') },
    ...(visit.state === 'expected'
      ? [
          {
            id: 'cancel',
            label: messages.cancelVisit,
            icon: CalendarX,
            tone: 'danger' as const,
            onAction: () => setDoing('cancel'),
          },
        ]
      : []),
  ];
  return (
    <>
      <Menu label={messages.more(`${name}, ${format.day(visit.arrival)}`)} items={items} />
      {doing === 'change' && (
        <PlanVisitDialog
          pet={{ id: visit.petId, name: visit.petName }}
          businesses={[{ id: visit.businessId, name: visit.businessName }]}
          viewer={viewer}
          visit={visit}
          onClose={close}
        />
      )}
      <CancelDialog visit={visit} isOpen={doing === 'cancel'} onClose={close} />
    </>
  );
}

interface CancelDialogProps {
  readonly visit: PetVisit;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

function CancelDialog({ visit, isOpen, onClose }: CancelDialogProps) {
  const messages = visitMessages;
  const format = useFormat();
  const cancel = useAction('cancelVisit');
  const days = messages.days(...format.span('weekday', visit));
  const confirm = () =>
    cancel.mutate(
      { visitId: visit.id },
      {
        onSuccess: () => {
          showToast({ text: messages.cancelled });
          onClose();
        },
        onError: (problem) => showToast({ text: problem.message, tone: 'error' }),
      },
    );
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={(open) => open || onClose()}
      title={messages.cancelTitle}
      confirm={messages.cancelVisit}
      tone="danger"
      busy={cancel.isPending && messages.cancelVisit}
      onConfirm={confirm}
    >
      {messages.cancelLead(visit.petName, visit.businessName, days)}
    </ConfirmDialog>
  );
}
