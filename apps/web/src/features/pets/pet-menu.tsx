import { Archive, Ellipsis, Gift, Heart, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '../../platform/messages/index.ts';
import { Button } from '../../ui/button/index.ts';
import { Menu } from '../../ui/overlay/index.ts';
import { EndPetDialog, type PetEnding } from './end-pet-dialog.tsx';
import { petLifeMessages } from './pet-life-messages.ts';
import { TransferDialog } from './transfer-dialog.tsx';
import type { Pet } from './use-pet.ts';

interface PetMenuProps {
  readonly pet: Pet;
  /** The pet is hidden from its page from now on. */
  readonly onDeleted: () => void;
}

/** What happens rarely in a pet's life: it is put aside, remembered, given away or deleted. */
export function PetMenu({ pet, onDeleted }: PetMenuProps) {
  const messages = useMessages(petLifeMessages);
  const [open, setOpen] = useState<PetEnding | 'give' | null>(null);
  const close = () => setOpen(null);
  const item = (id: PetEnding | 'give', label: string, detail: string, icon: typeof Archive) => ({
    ...{ id, label, detail, icon, onAction: () => setOpen(id) },
    tone: id === 'deleted' ? ('danger' as const) : ('plain' as const),
  });
  const isActive = pet.state === 'active';
  const items = [
    ...(isActive ? [item('archived', messages.archive, messages.archiveDetail, Archive)] : []),
    ...(pet.state === 'deceased'
      ? []
      : [item('deceased', messages.memory(pet.name), messages.memoryDetail, Heart)]),
    // Who else sees a pet, and whether it stays, is up to its one owner.
    ...(pet.access === 'owner'
      ? [
          item('give', messages.give, messages.giveDetail, Gift),
          item('deleted', messages.remove, messages.removeDetail, Trash2),
        ]
      : []),
  ];
  const trigger = (
    <Button variant="quiet" icon={Ellipsis}>
      {messages.more}
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
