import { Archive, Ellipsis, FileDown, Gift, Heart, Plane, Siren, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button/index.ts';
import { Menu, type MenuItem } from '../../ui/overlay/index.ts';
import { useReadOnly } from '../../ui/provider/index.ts';
import { EndPetDialog, type PetEnding } from './end-pet-dialog.tsx';
import { petLifeMessages } from './pet-life-messages.gen.ts';
import { TransferDialog } from './transfer-dialog.tsx';
import type { Pet } from './use-pet.ts';

type PetLifeMessages = typeof petLifeMessages;

interface PetMenuProps {
  readonly pet: Pet;
  readonly onDownload: () => void;
  /** Absent for a pet that is no longer active. */
  readonly onTravel?: (() => void) | undefined;
  /** Absent while lost mode is on, and for those who may not turn it on. */
  readonly onLost?: (() => void) | undefined;
  /** Called when the pet was deleted. */
  readonly onDeleted: () => void;
}

/** Rare actions: the record as a file, archiving, marking as deceased, transferring and deleting. */
export function PetMenu({ pet, onDownload, onTravel, onLost, onDeleted }: PetMenuProps) {
  const messages = petLifeMessages;
  const [open, setOpen] = useState<PetEnding | 'give' | null>(null);
  const close = () => setOpen(null);
  const readOnly = useReadOnly();
  const items: MenuItem[] = [
    ...(onLost ? [lostItem(messages, onLost)] : []),
    {
      ...{ id: 'download', label: messages.downloadRecord, detail: messages.downloadRecordDetail },
      ...{ icon: FileDown, onAction: onDownload },
    },
    ...(onTravel ? [travelItem(messages, onTravel)] : []),
    ...(readOnly ? [] : lifeItems(pet, messages, setOpen)),
  ];
  const trigger = (
    <Button variant="quiet" icon={Ellipsis} className="px-3!">
      <span className="max-md:sr-only">{messages.more}</span>
    </Button>
  );
  return (
    <>
      <Menu label={messages.moreAbout(pet.name)} items={items} trigger={trigger} />
      {open === 'give' && <TransferDialog pet={pet} onClose={close} />}
      {open !== null && open !== 'give' && (
        <EndPetDialog pet={pet} ending={open} onClose={close} onDeleted={onDeleted} />
      )}
    </>
  );
}

function travelItem({ travel, travelDetail }: PetLifeMessages, onAction: () => void): MenuItem {
  return { id: 'travel', label: travel, detail: travelDetail, icon: Plane, onAction };
}

function lostItem({ lost, lostDetail }: PetLifeMessages, onAction: () => void): MenuItem {
  return { id: 'lost', label: lost, detail: lostDetail, icon: Siren, onAction };
}

type Choose = (ending: PetEnding | 'give') => void;

function lifeItems(pet: Pet, messages: PetLifeMessages, choose: Choose): readonly MenuItem[] {
  const item = (id: PetEnding | 'give', label: string, detail: string, icon: typeof Archive) => ({
    ...{ id, label, detail, icon, onAction: () => choose(id) },
    tone: id === 'deleted' ? ('danger' as const) : ('plain' as const),
  });
  const isActive = pet.state === 'active';
  return [
    ...(isActive ? [item('archived', messages.archive, messages.archiveDetail, Archive)] : []),
    ...(pet.state === 'deceased'
      ? []
      : [item('deceased', messages.memory(pet.name), messages.memoryDetail, Heart)]),
    // Only the owner decides who else sees a pet, and whether it is deleted.
    ...(pet.access === 'owner'
      ? [
          item('give', messages.give, messages.giveDetail, Gift),
          item('deleted', messages.remove, messages.removeDetail, Trash2),
        ]
      : []),
  ];
}
