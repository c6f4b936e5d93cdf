import { PawPrint, Pencil, Siren } from 'lucide-react';
import { useState } from 'react';
import { useAction, useCall } from '../../platform/data/index.ts';
import { useFormat } from '../../platform/messages/index.ts';
import { Button } from '../../ui/button/index.ts';
import { Banner, CallErrorPanel, Skeleton, SkeletonBlock } from '../../ui/feedback/index.ts';
import { useReadOnly } from '../../ui/provider/index.ts';
import { Panel } from '../../ui/surface/index.ts';
import { showToast } from '../../ui/toast/index.ts';
import { LostDialog, type LostNoticeDraft } from './lost-dialog.tsx';
import { lostMessages } from './lost-messages.gen.ts';

interface LostPanelProps {
  readonly pet: { readonly id: string; readonly name: string };
}

/** Lost mode: off, with an explanation; on, with the text on the badge. */
export function LostPanel({ pet }: LostPanelProps) {
  const messages = lostMessages;
  const lost = useCall('getLostNotice', { petId: pet.id });
  const readOnly = useReadOnly();
  const [asking, setAsking] = useState(false);
  const notice = lost.data?.notice ?? null;
  return (
    <Panel title={notice ? messages.lostTitle(pet.name) : messages.title}>
      {lost.isPending && (
        <Skeleton>
          <SkeletonBlock className="h-16" shape="card" />
        </Skeleton>
      )}
      <CallErrorPanel call={lost} />
      {lost.data && !notice && (
        <>
          <p className="type-small text-ink-2">{messages.lead(pet.name)}</p>
          {!readOnly && (
            <Button variant="secondary" wide icon={Siren} className="mt-4" onPress={() => setAsking(true)}>
              {messages.turnOn}
            </Button>
          )}
        </>
      )}
      {notice && <Said pet={pet} notice={notice} onChange={() => setAsking(true)} />}
      {/* Mounted again each time, so that it starts with the current notice. */}
      {asking && <LostDialog pet={pet} notice={notice} isOpen onOpenChange={setAsking} />}
    </Panel>
  );
}

interface SaidProps extends LostPanelProps {
  readonly notice: LostNoticeDraft;
  readonly onChange: () => void;
}

function Said({ pet, notice, onChange }: SaidProps) {
  const messages = lostMessages;
  const format = useFormat();
  const readOnly = useReadOnly();
  const end = useAction('setLostNotice');
  const { phone, email, note, since } = notice;
  const isBack = () =>
    end.mutate(
      { petId: pet.id, notice: null },
      {
        onSuccess: () => showToast({ text: messages.backAgain(pet.name) }),
        onError: (problem) => showToast({ text: problem.message, tone: 'error' }),
      },
    );
  return (
    <div className="flex flex-col gap-4">
      <Banner tone="stop" title={messages.since(format.dayTime(since))}>
        <ul className="mt-1 [overflow-wrap:anywhere]">
          {note && <li>{note}</li>}
          {phone && <li>{messages.call(phone)}</li>}
          {email && <li>{messages.write(email)}</li>}
        </ul>
      </Banner>
      <div className={readOnly ? 'hidden' : 'flex flex-wrap gap-2.5'}>
        <Button icon={PawPrint} busy={end.isPending && messages.saving} onPress={isBack}>
          {messages.isBack(pet.name)}
        </Button>
        <Button variant="quiet" icon={Pencil} onPress={onChange}>
          {messages.change}
        </Button>
      </div>
    </div>
  );
}
