import { type CareItem, careItems } from '@clearpaw/domain';
import { NotebookPen } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button/index.ts';
import type { CaredPet } from './care-plan.ts';
import { carePlanMessages } from './messages.gen.ts';
import { NoteDialog } from './note-dialog.tsx';
import { careIcons } from './plan-text.tsx';
import { useLogCare } from './use-log-care.ts';

interface CareButtonsProps {
  readonly businessId: string;
  readonly pet: CaredPet;
}

const icons = { ...careIcons, note: NotebookPen };

/** One press logs what was just done; Undo removes the entry. */
export function CareButtons({ businessId, pet }: CareButtonsProps) {
  const messages = carePlanMessages;
  const { logCare, pending } = useLogCare(businessId);
  const [noting, setNoting] = useState(false);
  const press = (item: CareItem) => (item === 'note' ? setNoting(true) : logCare({ pet, item }));
  return (
    <>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(8.25rem,1fr))] gap-2">
        {careItems.map((item) => (
          <Button
            key={item}
            variant="secondary"
            size="small"
            wide
            icon={icons[item]}
            aria-label={messages.log(item === 'note' ? messages.addNote : messages.items[item], pet.name)}
            busy={pending?.item === item && item !== 'note' && messages.saving}
            onPress={() => press(item)}
          >
            {item === 'note' ? messages.addNote : messages.items[item]}
          </Button>
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
