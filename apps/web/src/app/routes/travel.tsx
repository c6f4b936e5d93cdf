import type { Check, Rule } from '@clearpaw/domain';
import { useParams } from '@tanstack/react-router';
import { CheckedRules } from '../../features/compliance/index.ts';
import { type Pet, PetProblem, ReadOnlyPet, usePet } from '../../features/pets/index.ts';
import { TripChecker, travelMessages } from '../../features/travel/index.ts';
import { paths } from '../../paths/index.ts';
import { PageSkeleton } from '../../ui/feedback/index.ts';
import { LinkButton } from '../../ui/link/index.ts';
import { Breadcrumbs } from '../../ui/nav/index.ts';
import { PetPhoto } from '../../ui/pet/index.ts';
import { PageTitle } from '../../ui/shell/index.ts';
import { pageMessages } from '../page-messages.gen.ts';

/** Whether a pet may enter another country, according to its record. */
export default function TravelPage() {
  const { petId = '' } = useParams({ strict: false });
  const pet = usePet(petId);
  if (pet.error) return <PetProblem problem={pet.error} onRetry={() => void pet.refetch()} />;
  if (!pet.data) return <PageSkeleton cards={2} />;
  return (
    <ReadOnlyPet pet={pet.data}>
      <Travel pet={pet.data} />
    </ReadOnlyPet>
  );
}

function Travel({ pet }: { readonly pet: Pet }) {
  const page = pageMessages;
  const messages = travelMessages;
  const controlFor = ({ status }: Check, { requirement: { kind } }: Rule) => {
    // Time alone puts the rest right.
    if (pet.access === 'read' || status === 'waiting') return null;
    const [href, label] =
      kind === 'vaccination'
        ? [paths.petVaccinations(pet.id), messages.toVaccinations]
        : kind === 'test' || kind === 'treatment'
          ? [paths.petRecord(pet.id), messages.toHealth]
          : [paths.editPet(pet.id), messages.toProfile];
    return (
      <LinkButton href={href} size="small" variant="quiet">
        {label}
      </LinkButton>
    );
  };
  return (
    <div className="flex flex-col gap-6">
      <Breadcrumbs
        crumbs={[
          { label: page.myPets, href: paths.dashboard },
          { label: pet.name, href: paths.pet(pet.id) },
          { label: messages.title },
        ]}
      />
      <PageTitle picture={<PetPhoto pet={pet} size={72} />} lead={messages.lead}>
        {messages.heading(pet.name)}
      </PageTitle>
      <TripChecker
        pet={pet}
        renderRules={(checks, rules) => (
          <CheckedRules checks={checks} rules={rules} controlFor={controlFor} />
        )}
      />
    </div>
  );
}
