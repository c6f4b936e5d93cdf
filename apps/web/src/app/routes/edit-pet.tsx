import { useLocation, useNavigate, useParams } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useWeight } from '../../features/care-records/index.ts';
import {
  type Pet,
  PetForm,
  PetProblem,
  PhotoButton,
  usePet,
  useSayWarnings,
} from '../../features/pets/index.ts';
import { type PetDraft, petDraftOf, petFieldsOf } from '../../features/pets/pet-draft.ts';
import { paths } from '../../paths/index.ts';
import { useAction } from '../../platform/data/index.ts';
import { useFocusOnHash } from '../../platform/navigation/index.ts';
import { PageSkeleton } from '../../ui/feedback/index.ts';
import { Breadcrumbs } from '../../ui/nav/index.ts';
import { PetPhoto } from '../../ui/pet/index.ts';
import { PageTitle } from '../../ui/shell/index.ts';
import { showToast } from '../../ui/toast/index.ts';
import { Redirect } from '../guards/index.ts';
import { pageMessages } from '../page-messages.gen.ts';

export default function EditPetPage() {
  const { petId } = useParams({ strict: false }) as { petId: string };
  const pet = usePet(petId);
  if (pet.error) return <PetProblem problem={pet.error} onRetry={() => void pet.refetch()} />;
  // No one is shown a form that is refused in the end.
  if (pet.data?.access === 'read') return <Redirect to={paths.pet(petId)} />;
  return pet.data ? <Editor pet={pet.data} /> : <PageSkeleton cards={1} />;
}

function Editor({ pet }: { readonly pet: Pet }) {
  const messages = pageMessages;
  const navigate = useNavigate();
  useFocusOnHash(useLocation().hash, true);
  const update = useAction('updatePet');
  const sayWarnings = useSayWarnings();
  const { unit } = useWeight();
  const initial = useMemo(() => petDraftOf(pet, unit), [pet, unit]);
  const page = paths.pet(pet.id);
  const save = async (draft: PetDraft) => {
    const saved = await update.mutateAsync({
      petId: pet.id,
      ifUpdatedAt: pet.updatedAt,
      ...petFieldsOf(draft, pet.weightKg),
    });
    if (!sayWarnings(saved)) showToast({ text: messages.petSaved(saved.name) });
    await navigate({ href: page });
  };
  return (
    <div className="mx-auto flex max-w-220 flex-col gap-6">
      <Breadcrumbs
        crumbs={[
          { label: messages.myPets, href: paths.dashboard },
          { label: pet.name, href: page },
          { label: messages.edit },
        ]}
      />
      <PageTitle
        picture={
          <div className="relative">
            <PetPhoto pet={pet} size={96} />
            <div className="-end-2 -bottom-2 absolute">
              <PhotoButton pet={pet} />
            </div>
          </div>
        }
      >
        {messages.editPet(pet.name)}
      </PageTitle>
      <PetForm
        draftKey={pet.id}
        initial={initial}
        submitLabel={messages.saveChanges}
        cancelHref={page}
        onSubmit={save}
      />
    </div>
  );
}
