import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useWeight } from '../../features/care-records/index.ts';
import { PetForm, useSayWarnings } from '../../features/pets/index.ts';
import { blankPet, type PetDraft, petFieldsOf } from '../../features/pets/pet-draft.ts';
import { paths } from '../../paths/index.ts';
import { useAction, useIdempotencyKey } from '../../platform/data/index.ts';
import { Breadcrumbs } from '../../ui/nav/index.ts';
import { PageTitle } from '../../ui/shell/index.ts';
import { showToast } from '../../ui/toast/index.ts';
import { pageMessages } from '../page-messages.gen.ts';

export default function NewPetPage() {
  const messages = pageMessages;
  const navigate = useNavigate();
  const { unit } = useWeight();
  const blank = useMemo(() => ({ ...blankPet, weightUnit: unit }), [unit]);
  const create = useAction('createPet');
  const sayWarnings = useSayWarnings();
  const { keyFor } = useIdempotencyKey();
  const save = async (draft: PetDraft) => {
    const fields = petFieldsOf(draft);
    const pet = await create.mutateAsync({ ...fields, idempotencyKey: keyFor(fields) });
    if (!sayWarnings(pet)) showToast({ text: messages.petSaved(pet.name) });
    await navigate({ to: paths.pet('$petId'), params: { petId: pet.id } });
  };
  return (
    <div className="mx-auto flex max-w-220 flex-col gap-6">
      <Breadcrumbs crumbs={[{ label: messages.myPets, href: paths.dashboard }, { label: messages.newPet }]} />
      <PageTitle lead={messages.newPetLead}>{messages.newPet}</PageTitle>
      <PetForm
        draftKey="new"
        initial={blank}
        submitLabel={messages.addPet}
        cancelHref={paths.dashboard}
        onSubmit={save}
      />
    </div>
  );
}
