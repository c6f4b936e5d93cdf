import { CancelButton, Dialog } from '../../ui/overlay/index.ts';
import { documentMessages } from './messages.gen.ts';
import { UploadFields, type UploadPet } from './upload-fields.tsx';
import type { Document } from './use-documents.ts';

/** Whether documents are being added: any, or one that replaces another. */
export type Adding = 'new' | Document | null;

interface AddDialogProps {
  readonly adding: Adding;
  readonly pets: readonly UploadPet[];
  /** The pet that is chosen at first. */
  readonly petId?: string | undefined;
  readonly onClose: () => void;
}

/** Where files are chosen or dropped, for which pet and of which type. */
export function AddDialog({ adding, pets, petId, onClose }: AddDialogProps) {
  const messages = documentMessages;
  const older = adding === 'new' ? null : adding;
  const [first, ...others] = older ? pets.filter(({ id }) => id === older.petId) : pets;
  if (!adding || !first) return null;
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      width="wide"
      title={older ? messages.replaceTitle(older.title) : messages.add}
      actions={<CancelButton onPress={onClose} />}
    >
      {older && <p>{messages.replaceLead}</p>}
      <div className="flex flex-col gap-4 pt-2">
        <UploadFields
          pets={[first, ...others]}
          petId={older?.petId ?? pets.find(({ id }) => id === petId)?.id}
          asked={older?.kind}
          replaces={older?.id}
          title={messages.choose}
          onAdded={onClose}
        />
      </div>
    </Dialog>
  );
}
