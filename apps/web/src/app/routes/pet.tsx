import { calendarDateIn, productName, replacedDoses, subjectOf } from '@clearpaw/domain';
import { useLocation, useParams } from '@tanstack/react-router';
import { type ComponentProps, useState } from 'react';
import { LostPanel } from '../../features/badges/index.ts';
import { OwnerCarePanel } from '../../features/care-plans/index.ts';
import { CarePanel, CareRowAdditions, useWeight } from '../../features/care-records/index.ts';
import {
  businessOfHash,
  reasonsHref,
  StayCheck,
  useExplained,
  useVerdictAppearance,
} from '../../features/compliance/index.ts';
import { BusinessesPanel, usePetConnections } from '../../features/connections/index.ts';
import { ProofDocuments } from '../../features/documents/index.ts';
import { GuestMatchesPanel } from '../../features/guest-merges/index.ts';
import { OwnersIncidents } from '../../features/incidents/index.ts';
import { OwnerIntakePanel } from '../../features/intake-questions/index.ts';
import { DownloadDialog } from '../../features/pet-exports/index.ts';
import {
  EndedPet,
  type Pet,
  PetFactsPanel,
  PetProblem,
  petAppearance,
  ReadOnlyPet,
  TransferNote,
  usePet,
} from '../../features/pets/index.ts';
import { useAskReview } from '../../features/reviews/index.ts';
import { ProtectionPanel, useVaccinations } from '../../features/vaccinations/index.ts';
import { OwnersVisits } from '../../features/visits/index.ts';
import { paths } from '../../paths/index.ts';
import { useFocusOnHash, useNavigation, useWindowTitle } from '../../platform/navigation/index.ts';
import { CallErrorPanel, Skeleton, SkeletonBlock } from '../../ui/feedback/index.ts';
import type { TickList } from '../../ui/field/index.ts';
import { TextLink } from '../../ui/link/index.ts';
import { Breadcrumbs } from '../../ui/nav/index.ts';
import { Panel, SectionHeading } from '../../ui/surface/index.ts';
import { careAdditions } from '../care-additions.tsx';
import { CureControl } from '../cures/cure-control.tsx';
import { CureDialog } from '../cures/cure-dialog.tsx';
import { MissingHere } from '../cures/missing-here.tsx';
import { PetDocuments } from '../document-reviews.tsx';
import { pageMessages } from '../page-messages.gen.ts';
import { PetHead } from '../pet-head.tsx';
import { PetSkeleton } from '../pet-skeleton.tsx';
import { ProvableDoses } from '../provable-doses.tsx';
import { usePetClinic } from '../use-pet-clinic.ts';

const latestShown = 3;

export default function PetPage() {
  const { petId } = useParams({ strict: false }) as { petId: string };
  const pet = usePet(petId);
  useWindowTitle(pet.data?.name, productName);
  const [downloading, setDownloading] = useState(false);
  if (pet.error) return <PetProblem problem={pet.error} onRetry={() => void pet.refetch()} />;
  if (!pet.data) return <PetSkeleton petId={petId} />;
  const shown = { pet: pet.data, onDownload: () => setDownloading(true) };
  return (
    <ReadOnlyPet pet={pet.data}>
      {pet.data.state === 'active' ? <Loaded pet={pet.data} /> : <Ended {...shown} />}
      {downloading && <DownloadDialog pet={pet.data} onClose={() => setDownloading(false)} />}
    </ReadOnlyPet>
  );
}

interface ShownProps {
  readonly pet: Pet;
  readonly onDownload: () => void;
}

function Loaded({ pet }: Pick<ShownProps, 'pet'>) {
  const messages = pageMessages;
  const verdictAppearance = useVerdictAppearance();
  const businesses = usePetConnections(pet.id);
  const doses = useVaccinations(pet.id);
  const today = calendarDateIn(Date.now(), Intl.DateTimeFormat().resolvedOptions().timeZone);
  const list = doses.data?.items ?? [];
  const explained = useExplained(pet.id);
  const review = useAskReview(businesses.data?.items ?? []);
  const { hash } = useLocation();
  useFocusOnHash(hash, true);
  const proofField: TickList = (selected, onChange) => (
    <ProofDocuments petId={pet.id} selected={selected} onChange={onChange} />
  );
  const clinic = usePetClinic(pet, list);
  const connections = businesses.data?.items ?? [];
  return (
    <div className="flex flex-col gap-6">
      <Breadcrumbs crumbs={[{ label: messages.myPets, href: paths.dashboard }, { label: pet.name }]} />
      {pet.access === 'owner' && <TransferNote pet={pet} />}
      {pet.access === 'owner' && <GuestMatchesPanel pet={pet} />}
      <PetHead pet={pet} current="overview" />
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_21.75rem]">
        <div className="flex min-w-0 flex-col gap-6">
          <LostPanel pet={pet} />
          <MissingHere pet={pet} asked={businessOfHash(hash)} />
          {clinic.openRequests}
          <CallErrorPanel call={doses} />
          {doses.isPending && (
            <Skeleton>
              <SkeletonBlock className="h-80 w-full" shape="card" />
            </Skeleton>
          )}
          {doses.data && <ProtectionPanel petId={pet.id} today={today} doses={list} />}
          {list.length > 0 && <LatestDoses {...{ pet, doses: list, clinic, review, proofField }} />}
          <CareRowAdditions value={careAdditions(clinic, review)}>
            <CarePanel petId={pet.id} proofField={proofField} />
          </CareRowAdditions>
          <PetDocuments pet={pet} />
        </div>
        <div className="flex flex-col gap-6">
          <BusinessesPanel
            petId={pet.id}
            petName={pet.name}
            kindOf={(verdict) => verdictAppearance(verdict).kind}
            reasonsHref={reasonsHref}
          >
            <StayCheck
              asked={businessOfHash(hash)}
              petId={pet.id}
              businesses={connections}
              today={today}
              explained={explained}
              controlFor={(check, rule, business) => (
                <CureControl
                  open={{ petId: pet.id, business, check, rule }}
                  subject={rule.title ?? subjectOf(rule.requirement)}
                />
              )}
            />
          </BusinessesPanel>
          <DuringStays pet={pet} />
          <OwnersVisits pet={pet} businesses={connections} verdictAppearance={verdictAppearance} />
          <AboutPet pet={pet} />
          <ClinicPanel pet={pet} />
        </div>
      </div>
      {review.dialog}
      {clinic.dialog}
      <CureDialog {...{ pet, doses: list, connections, clinic, review, proofField }} />
    </div>
  );
}

type LatestDosesProps = ComponentProps<typeof ProvableDoses> & { readonly pet: Pet };

/** The newest doses that no later one has replaced. */
function LatestDoses({ pet, doses, ...provable }: Omit<LatestDosesProps, 'look'>) {
  const messages = pageMessages;
  const replaced = replacedDoses(doses.filter(({ state }) => state === 'active'));
  const latest = doses.filter((dose) => !replaced.has(dose)).slice(0, latestShown);
  return (
    <section>
      <SectionHeading
        action={<TextLink href={paths.petVaccinations(pet.id)}>{messages.all(doses.length)}</TextLink>}
      >
        {messages.latest}
      </SectionHeading>
      <ProvableDoses {...provable} doses={latest} look={petAppearance(pet)} />
    </section>
  );
}

/** What a pet needs at businesses, and what happened there. */
function DuringStays({ pet }: { readonly pet: Pet }) {
  return (
    <>
      <OwnerIntakePanel pet={pet} />
      <OwnerCarePanel pet={pet} />
      <OwnersIncidents pet={pet} />
    </>
  );
}

function AboutPet({ pet }: { readonly pet: Pet }) {
  const weight = useWeight();
  return <PetFactsPanel pet={pet} weight={pet.weightKg === null ? null : weight.format(pet.weightKg)} />;
}

/** The clinic that the owner has named, if any. */
function ClinicPanel({ pet: { clinic } }: { readonly pet: Pet }) {
  const messages = pageMessages;
  if (!clinic) return null;
  return (
    <Panel title={messages.clinic}>
      <p>{clinic.name}</p>
      {clinic.phone && <p className="type-small text-ink-2">{clinic.phone}</p>}
    </Panel>
  );
}

/** What remains accessible for a pet that is archived or has died. */
function Ended({ pet, onDownload }: ShownProps) {
  const messages = pageMessages;
  const { go } = useNavigation();
  return (
    <div className="flex flex-col gap-6">
      <Breadcrumbs crumbs={[{ label: messages.myPets, href: paths.dashboard }, { label: pet.name }]} />
      <EndedPet pet={pet} onDownload={onDownload} onDeleted={() => void go(paths.dashboard)} />
      {pet.access === 'owner' && <TransferNote pet={pet} />}
      <PetDocuments pet={pet} />
    </div>
  );
}
