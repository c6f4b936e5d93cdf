import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { paths } from '../../../paths/index.ts';
import { useAction, useAll } from '../../../platform/data/index.ts';
import { Button } from '../../../ui/button/index.ts';
import { ErrorPanel } from '../../../ui/feedback/index.ts';
import { RadioGroup } from '../../../ui/field/index.ts';
import { ConfirmDialog } from '../../../ui/overlay/index.ts';
import { showToast } from '../../../ui/toast/index.ts';
import type { DocumentDetail } from '../use-documents.ts';
import { extractionMessages } from './messages.gen.ts';

interface OtherPetProps {
  readonly document: DocumentDetail;
  readonly petName: string;
}

/** Moves a document that was added to the wrong pet, before anything in it is recorded. */
export function OtherPet({ document, petName }: OtherPetProps) {
  const messages = extractionMessages;
  const [isOpen, setIsOpen] = useState(false);
  const [chosen, setChosen] = useState<string | null>(null);
  const pets = useAll('listPets', {}, { enabled: isOpen });
  const others = (pets.data?.items ?? []).filter(
    ({ id, access }) => id !== document.petId && access !== 'read',
  );
  const petId = chosen ?? others[0]?.id ?? null;
  const name = others.find(({ id }) => id === petId)?.name ?? '';
  const { move, isMoving, error } = useMove(document);
  return (
    <>
      <Button variant="secondary" onPress={() => setIsOpen(true)}>
        {messages.notTheirs(petName)}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        title={messages.whose}
        confirm={messages.move}
        busy={isMoving && messages.moving}
        isDisabled={petId === null}
        onConfirm={() => petId !== null && move(petId, name)}
      >
        <div className="flex flex-col gap-4">
          {others.length > 0 && (
            <>
              <p>{messages.whoseLead(petName)}</p>
              <RadioGroup
                label={messages.pet}
                direction="column"
                options={others.map((pet) => ({ id: pet.id, label: pet.name }))}
                value={petId}
                onChange={setChosen}
              />
            </>
          )}
          {pets.data && others.length === 0 && <p>{messages.noOtherPet}</p>}
          {error && <ErrorPanel>{error}</ErrorPanel>}
        </div>
      </ConfirmDialog>
    </>
  );
}

/** Adds the same file to the other pet first, so that it is never without a pet. */
function useMove({ id, storagePath, kind, title, issuedOn, expiresOn, imported }: DocumentDetail) {
  const messages = extractionMessages;
  const navigate = useNavigate();
  const add = useAction('addDocument');
  const bring = useAction('importRecords');
  const remove = useAction('deleteDocument');
  const move = async (petId: string, name: string) => {
    const fields = { petId, storagePath, title, idempotencyKey: `${id}:${petId}` };
    const added = imported
      ? await bring.mutateAsync(fields)
      : await add.mutateAsync({ ...fields, kind, issuedOn, expiresOn });
    await remove.mutateAsync({ documentId: id });
    showToast({ text: messages.moved(name) });
    await navigate({ href: paths.document(added.id) });
  };
  return {
    // Both actions show their own refusal.
    move: (petId: string, name: string) => void move(petId, name).catch(() => undefined),
    isMoving: add.isPending || bring.isPending || remove.isPending,
    error: (add.error ?? bring.error ?? remove.error)?.message ?? null,
  };
}
