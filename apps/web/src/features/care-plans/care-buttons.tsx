import { type CareItem, careItems, type PlannedCareItem } from '@clearpaw/domain';
import { Check, NotebookPen, Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import { Menu } from '../../ui/overlay/index.ts';
import type { CaredPet } from './care-plan.ts';
import { carePlanMessages } from './messages.gen.ts';
import { NoteDialog } from './note-dialog.tsx';
import { careIcons } from './plan-text.tsx';
import { useLogCare } from './use-log-care.ts';

interface CareButtonsProps {
  readonly businessId: string;
  readonly pet: CaredPet;
  /** All, unless some have their own button. */
  readonly items?: readonly CareItem[];
  /** `tiles` of equal width, or a `row` of words. */
  readonly look?: 'tiles' | 'row';
}

const icons = { ...careIcons, note: NotebookPen };
const lines = {
  tiles: 'grid grid-cols-4 gap-2 max-[22.5rem]:grid-cols-2',
  row: 'flex flex-wrap gap-2',
} as const;

/** One press logs what was just done; Undo removes the entry. */
export function CareButtons({ businessId, pet, items = careItems, look = 'tiles' }: CareButtonsProps) {
  const messages = carePlanMessages;
  const { logCare, pending } = useLogCare(businessId);
  const [noting, setNoting] = useState(false);
  return (
    <>
      <div className={lines[look]}>
        {items.map((item) => (
          <CareButton
            key={item}
            item={item}
            look={look}
            label={messages.log(item === 'note' ? messages.addNote : messages.items[item], pet.name)}
            busy={pending?.item === item && item !== 'note' && messages.saving}
            onPress={() => (item === 'note' ? setNoting(true) : logCare({ pet, item }))}
          />
        ))}
      </div>
      {noting && (
        <NoteDialog
          pet={pet}
          saving={pending !== null}
          onSave={(note) => logCare({ pet, item: 'note', note }, () => setNoting(false))}
          onClose={() => setNoting(false)}
        />
      )}
    </>
  );
}

/** The same in one button for a row of a list: it opens a menu in which each thing has its words. */
export function CareMenu({ businessId, pet }: Pick<CareButtonsProps, 'businessId' | 'pet'>) {
  const messages = carePlanMessages;
  const { logCare, pending } = useLogCare(businessId);
  const [noting, setNoting] = useState(false);
  return (
    <>
      <Menu
        label={messages.logCareOf(pet.name)}
        trigger={
          <Button
            variant="quiet"
            size="small"
            icon={Plus}
            aria-label={messages.logCareOf(pet.name)}
            busy={pending !== null && pending.item !== 'note' && messages.saving}
          >
            {messages.logCare}
          </Button>
        }
        items={careItems.map((item) => ({
          id: item,
          label: item === 'note' ? messages.addNote : messages.items[item],
          icon: icons[item],
          onAction: () => (item === 'note' ? setNoting(true) : logCare({ pet, item })),
        }))}
      />
      {noting && (
        <NoteDialog
          pet={pet}
          saving={pending !== null}
          onSave={(note) => logCare({ pet, item: 'note', note }, () => setNoting(false))}
          onClose={() => setNoting(false)}
        />
      )}
    </>
  );
}

interface CareButtonProps {
  readonly item: CareItem;
  readonly look: NonNullable<CareButtonsProps['look']>;
  readonly label: string;
  readonly busy: string | false;
  readonly onPress: () => void;
}

function CareButton({ item, look, label, busy, onPress }: CareButtonProps) {
  const word = carePlanMessages.tiles[item];
  if (look === 'row')
    return (
      <Button
        variant="quiet"
        size="small"
        icon={icons[item]}
        aria-label={label}
        busy={busy}
        onPress={onPress}
      >
        {word}
      </Button>
    );
  return (
    <Button
      variant="quiet"
      size="small"
      wide
      className="px-1!"
      aria-label={label}
      busy={busy}
      onPress={onPress}
    >
      <span className="flex min-w-0 flex-col items-center gap-1">
        <Icon of={icons[item]} />
        <span className="type-caption-strong">{word}</span>
      </span>
    </Button>
  );
}

interface LogTaskButtonProps {
  readonly businessId: string;
  readonly pet: CaredPet;
  readonly item: PlannedCareItem;
  readonly isDue: boolean;
  readonly isOpen: boolean;
}

/** Beside a task of the plan; a task that is done can be done once more. */
export function LogTaskButton({ businessId, pet, item, isDue, isOpen }: LogTaskButtonProps) {
  const messages = carePlanMessages;
  const { logCare, pending } = useLogCare(businessId);
  const openVariant = isDue ? 'primary' : 'secondary';
  return (
    <Button
      variant={isOpen ? openVariant : 'ghost'}
      size="small"
      icon={isOpen ? Check : Plus}
      className="max-md:px-3!"
      aria-label={
        isOpen
          ? messages.log(messages.mark[item], pet.name)
          : messages.againOf(messages.items[item], pet.name)
      }
      busy={pending !== null && messages.saving}
      onPress={() => logCare({ pet, item })}
    >
      {isOpen ? messages.mark[item] : messages.again}
    </Button>
  );
}
