import { useParams } from '@tanstack/react-router';
import { FileScan } from 'lucide-react';
import { reasonsHref, useVerdictAppearance } from '../../features/compliance/index.ts';
import { BusinessesPanel, usePetConnections } from '../../features/connections/index.ts';
import { addDocumentsId, ProofDocuments } from '../../features/documents/index.ts';
import { type Pet, PetProblem, petAppearance, ReadOnlyPet, usePet } from '../../features/pets/index.ts';
import { useAskReview } from '../../features/reviews/index.ts';
import { ProofPanel, useVaccinations, VisitForm } from '../../features/vaccinations/index.ts';
import { paths } from '../../paths/index.ts';
import { useNavigation } from '../../platform/navigation/index.ts';
import { CallErrorPanel, PageSkeleton } from '../../ui/feedback/index.ts';
import type { TickList } from '../../ui/field/index.ts';
import { LinkButton } from '../../ui/link/index.ts';
import { Breadcrumbs } from '../../ui/nav/index.ts';
import { PetPhoto } from '../../ui/pet/index.ts';
import { PageTitle } from '../../ui/shell/index.ts';
import { SectionHeading } from '../../ui/surface/index.ts';
import { Count } from '../../ui/tag/index.ts';
import { pageMessages } from '../page-messages.gen.ts';
import { ProvableDoses } from '../provable-doses.tsx';
import { usePetClinic } from '../use-pet-clinic.ts';

export default function VaccinationsPage() {
  const { petId } = useParams({ strict: false }) as { petId: string };
  const pet = usePet(petId);
  if (pet.error) return <PetProblem problem={pet.error} onRetry={() => void pet.refetch()} />;
  if (!pet.data) return <PageSkeleton cards={1} />;
  return (
    <ReadOnlyPet pet={pet.data}>
      <Manager pet={pet.data} />
    </ReadOnlyPet>
  );
}

function Manager({ pet }: { readonly pet: Pet }) {
  const messages = pageMessages;
  const readOnly = pet.access === 'read';
  const { search, go } = useNavigation();
  const asked = new URLSearchParams(search).getAll('for');
  const verdictAppearance = useVerdictAppearance();
  const doses = useVaccinations(pet.id);
  const list = doses.data?.items ?? [];
  const counting = list.filter(({ state }) => state === 'active');
  const { species, bornOn, bornOnPrecision } = pet;
  const review = useAskReview(usePetConnections(pet.id).data?.items ?? []);
  const clinic = usePetClinic(pet, list);
  const proofField: TickList = (selected, onChange) => (
    <ProofDocuments petId={pet.id} selected={selected} onChange={onChange} />
  );
  return (
    <div className="flex flex-col gap-6">
      <Breadcrumbs
        crumbs={[
          { label: messages.myPets, href: paths.dashboard },
          { label: pet.name, href: paths.pet(pet.id) },
          { label: messages.vaccinations },
        ]}
      />
      <PageTitle
        picture={<PetPhoto pet={pet} size={72} />}
        lead={readOnly ? undefined : messages.oneVisit}
        actions={
          !readOnly && (
            <LinkButton href={`${paths.pet(pet.id)}#${addDocumentsId}`} variant="secondary" icon={FileScan}>
              {messages.fromCertificate}
            </LinkButton>
          )
        }
      >
        {readOnly ? messages.vaccinations : messages.addVaccinations}
      </PageTitle>
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_24.25rem]">
        <div className="flex min-w-0 flex-col gap-8">
          {!readOnly && (
            <VisitForm
              key={asked.join(' ')}
              petId={pet.id}
              species={species}
              pet={{ species, bornOn, bornOnPrecision, others: counting }}
              asked={asked}
              onSaved={() => asked.length > 0 && void go(paths.pet(pet.id))}
            />
          )}
          {clinic.openRequests}
          <section>
            <SectionHeading count={list.length > 0 && <Count tone="plain">{list.length}</Count>}>
              {messages.records}
            </SectionHeading>
            {doses.isPending && <PageSkeleton cards={0} />}
            <CallErrorPanel call={doses} />
            {doses.data && (
              <ProvableDoses
                doses={list}
                look={petAppearance(pet)}
                clinic={clinic}
                review={review}
                proofField={proofField}
              />
            )}
          </section>
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          {!readOnly && <ProofPanel />}
          <BusinessesPanel
            petId={pet.id}
            petName={pet.name}
            kindOf={(verdict) => verdictAppearance(verdict).kind}
            reasonsHref={reasonsHref}
          />
        </div>
      </div>
      {review.dialog}
      {clinic.dialog}
    </div>
  );
}
