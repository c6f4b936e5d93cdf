import { type CareItem, careItems } from '@clearpaw/domain';
import { NotebookPen } from 'lucide-react';
import { useState } from 'react';
import { Button, IconButton } from '../../ui/button/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import type { CaredPet } from './care-plan.ts';
import { carePlanMessages } from './messages.gen.ts';
import { NoteDialog } from './note-dialog.tsx';
import { careIcons } from './plan-text.tsx';
import { useLogCare } from './use-log-care.ts';

interface CareButtonsProps {
  readonly businessId: string;
  readonly pet: CaredPet;
  /** Without words, for a row of a list. */
  readonly small?: boolean | undefined;
}

const icons = { ...careIcons, note: NotebookPen };

/** One press logs what was just done; Undo removes the entry. */
export function CareButtons({ businessId, pet, small = false }: CareButtonsProps) {
  const messages = carePlanMessages;
  const { logCare, pending } = useLogCare(businessId);
  const [noting, setNoting] = useState(false);
  const press = (item: CareItem) => (item === 'note' ? setNoting(true) : logCare({ pet, item }));
  return (
    <>
      <div className={small ? 'flex gap-2' : 'grid grid-cols-4 gap-2 max-[22.5rem]:grid-cols-2'}>
        {careItems.map((item) => {
          const label = messages.log(item === 'note' ? messages.addNote : messages.items[item], pet.name);
          const busy = pending?.item === item && item !== 'note' && messages.saving;
          return small ? (
            <IconButton
              key={item}
              variant="quiet"
              icon={icons[item]}
              label={label}
              busy={busy}
              onPress={() => press(item)}
            />
          ) : (
            <Button
              key={item}
              variant="quiet"
              size="small"
              wide
              className="px-1!"
              aria-label={label}
              busy={busy}
              onPress={() => press(item)}
            >
              <span className="flex min-w-0 flex-col items-center gap-1">
                <Icon of={icons[item]} />
                <span className="type-caption-strong">{messages.tiles[item]}</span>
              </span>
            </Button>
          );
        })}
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
