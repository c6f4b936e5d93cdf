import { useNavigate, useParams } from '@tanstack/react-router';
import { useAccount } from '../../features/accounts/index.ts';
import { SharingPanel, ViewLogPanel } from '../../features/connections/index.ts';
import { DownloadRecordPanel } from '../../features/pet-exports/index.ts';
import { CoOwnersPanel, PetProblem, ReadOnlyPet, usePet } from '../../features/pets/index.ts';
import { ShareLinksPanel } from '../../features/share-links/index.ts';
import { paths } from '../../paths/index.ts';
import { PageSkeleton } from '../../ui/feedback/index.ts';
import { Breadcrumbs } from '../../ui/nav/index.ts';
import { PetPhoto } from '../../ui/pet/index.ts';
import { PageTitle } from '../../ui/shell/index.ts';
import { pageMessages } from '../page-messages.gen.ts';
import { PetHead } from '../pet-head.tsx';

/** Who sees a pet: businesses, people, and each view. */
export default function SharingPage() {
  const messages = pageMessages;
  const navigate = useNavigate();
  const { petId = '' } = useParams({ strict: false });
  const account = useAccount();
  const pet = usePet(petId);
  if (pet.error) return <PetProblem problem={pet.error} onRetry={() => void pet.refetch()} />;
  if (!pet.data) return <PageSkeleton cards={2} />;
  const { name } = pet.data;
  const ownUid = account.status === 'signed-in' ? account.profile.uid : '';
  return (
    <ReadOnlyPet pet={pet.data}>
      <div className="flex flex-col gap-6">
        <Breadcrumbs
          crumbs={[
            { label: messages.myPets, href: paths.dashboard },
            { label: name, href: paths.pet(petId) },
            { label: messages.sharing },
          ]}
        />
        {pet.data.state === 'active' ? (
          <PetHead pet={pet.data} current="sharing" />
        ) : (
          <PageTitle picture={<PetPhoto pet={pet.data} size={72} />} lead={messages.sharingLead(name)}>
            {messages.whoSees(name)}
          </PageTitle>
        )}
        <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_21.75rem]">
          <div className="flex min-w-0 flex-col gap-6">
            <SharingPanel pet={pet.data} />
            <ShareLinksPanel pet={pet.data} />
          </div>
          <div className="flex min-w-0 flex-col gap-6">
            <CoOwnersPanel
              pet={pet.data}
              ownUid={ownUid}
              onLeft={() => void navigate({ to: paths.dashboard })}
            />
            <ViewLogPanel petId={petId} />
            <DownloadRecordPanel pet={pet.data} />
          </div>
        </div>
      </div>
    </ReadOnlyPet>
  );
}
