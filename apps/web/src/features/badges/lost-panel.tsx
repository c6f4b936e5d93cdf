import { PawPrint, Pencil } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useAction, useCall } from '../../platform/data/index.ts';
import { useFormat } from '../../platform/messages/index.ts';
import { Button } from '../../ui/button/index.ts';
import { Banner } from '../../ui/feedback/index.ts';
import { useReadOnly } from '../../ui/provider/index.ts';
import { Panel } from '../../ui/surface/index.ts';
import { showToast } from '../../ui/toast/index.ts';
import { LostDialog, type LostNoticeDraft } from './lost-dialog.tsx';
import { lostMessages } from './lost-messages.gen.ts';

interface LostPet {
  readonly id: string;
  readonly name: string;
}

interface LostMode {
  /** Asks how a finder reaches the owner; undefined for a reader, and while it is on. */
  readonly turnOn: (() => void) | undefined;
  /** Rendered once on the page. */
  readonly dialog: ReactNode;
}

/** Turns on lost mode, from a menu. */
export function useLostMode(pet: LostPet): LostMode {
  const { data } = useCall('getLostNotice', { petId: pet.id });
  const readOnly = useReadOnly();
  const [asking, setAsking] = useState(false);
  const isOn = Boolean(data?.notice);
  return {
    turnOn: readOnly || isOn ? undefined : () => setAsking(true),
    // Mounted again each time, so that it starts with the current notice.
    dialog: asking && <LostDialog pet={pet} notice={null} isOpen onOpenChange={setAsking} />,
  };
}

/** While lost mode is on: the text on the badge, and the way to end it. Empty while it is off. */
export function LostPanel({ pet }: { readonly pet: LostPet }) {
  const { data } = useCall('getLostNotice', { petId: pet.id });
  const [changing, setChanging] = useState(false);
  const notice = data?.notice;
  if (!notice) return null;
  return (
    <Panel title={lostMessages.lostTitle(pet.name)}>
      <Said pet={pet} notice={notice} onChange={() => setChanging(true)} />
      {changing && <LostDialog pet={pet} notice={notice} isOpen onOpenChange={setChanging} />}
    </Panel>
  );
}

interface SaidProps {
  readonly pet: LostPet;
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
