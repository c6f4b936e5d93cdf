import { calendarDateIn, type HealthKind, healthKinds } from '@clearpaw/domain';
import { useParams } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import {
  CarePanel,
  CareRowAdditions,
  HealthPanel,
  healthMessages,
  useCareDialogs,
  WeightPanel,
} from '../../features/care-records/index.ts';
import { usePetConnections } from '../../features/connections/index.ts';
import { ProofDocuments } from '../../features/documents/index.ts';
import { type Pet, PetProblem, ReadOnlyPet, usePet } from '../../features/pets/index.ts';
import { useAskReview } from '../../features/reviews/index.ts';
import { ProtectionPanel, useVaccinations } from '../../features/vaccinations/index.ts';
import { paths } from '../../paths/index.ts';
import { useNavigation } from '../../platform/navigation/index.ts';
import { Button } from '../../ui/button/index.ts';
import { FilterChips } from '../../ui/choice/index.ts';
import { CallErrorPanel, PageSkeleton } from '../../ui/feedback/index.ts';
import type { TickList } from '../../ui/field/index.ts';
import { Breadcrumbs } from '../../ui/nav/index.ts';
import { Menu } from '../../ui/overlay/index.ts';
import { PetPhoto } from '../../ui/pet/index.ts';
import { useReadOnly } from '../../ui/provider/index.ts';
import { PageTitle } from '../../ui/shell/index.ts';
import { careAdditions } from '../care-additions.tsx';
import { pageMessages } from '../page-messages.gen.ts';
import { PetHead } from '../pet-head.tsx';
import { PetTabs } from '../pet-tabs.tsx';
import { usePetClinic } from '../use-pet-clinic.ts';

/** Everything on record about a pet's health, by kind. */
export default function HealthRecordPage() {
  const { petId = '' } = useParams({ strict: false });
  const messages = pageMessages;
  const pet = usePet(petId);
  if (pet.error) return <PetProblem problem={pet.error} onRetry={() => void pet.refetch()} />;
  if (!pet.data) return <PageSkeleton cards={2} />;
  const { name } = pet.data;
  return (
    <ReadOnlyPet pet={pet.data}>
      <div className="flex flex-col gap-6">
        <Breadcrumbs
          crumbs={[
            { label: messages.myPets, href: paths.dashboard },
            { label: name, href: paths.pet(petId) },
            { label: messages.healthRecord },
          ]}
        />
        {pet.data.state === 'active' ? (
          <PetHead pet={pet.data} current="record" />
        ) : (
          <>
            <PageTitle picture={<PetPhoto pet={pet.data} size={72} />}>{messages.recordOf(name)}</PageTitle>
            <PetTabs petId={petId} current="record" />
          </>
        )}
        <ConfirmableRecords pet={pet.data} />
      </div>
    </ReadOnlyPet>
  );
}

/** Each record can be asked about at a clinic. */
function ConfirmableRecords({ pet }: { readonly pet: Pet }) {
  const doses = useVaccinations(pet.id).data?.items ?? [];
  const clinic = usePetClinic(pet, doses);
  const review = useAskReview(usePetConnections(pet.id).data?.items ?? []);
  return (
    <CareRowAdditions value={careAdditions(clinic, review)}>
      {clinic.openRequests}
      <Records pet={pet} />
      {clinic.dialog}
      {review.dialog}
    </CareRowAdditions>
  );
}

const parts = ['all', 'vaccinations', ...healthKinds, 'other'] as const;
type Part = (typeof parts)[number];

/** The shown part is in the address, so that "back" and links restore it. */
function useShownPart(petId: string): readonly [Part, (part: Part) => void] {
  const { search, go } = useNavigation();
  const asked = new URLSearchParams(search).get('kind');
  const shown = parts.find((part) => part === asked) ?? 'all';
  const show = (part: Part) => {
    const query = part === 'all' ? '' : `?kind=${part}`;
    void go(`${paths.petRecord(petId)}${query}`, { replace: true, keepScroll: true });
  };
  return [shown, show];
}

function Records({ pet }: { readonly pet: Pet }) {
  const messages = healthMessages;
  const [shown, show] = useShownPart(pet.id);
  const proofField: TickList = (selected, onChange) => (
    <ProofDocuments petId={pet.id} selected={selected} onChange={onChange} />
  );
  const labels: Readonly<Record<Part, string>> = {
    ...messages.titles,
    all: messages.all,
    vaccinations: messages.vaccinations,
    other: messages.other,
  };
  const panels = { petId: pet.id, proofField };
  const isShown = (part: Part) => shown === 'all' || shown === part;
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-4">
        <FilterChips
          label={messages.filter}
          chips={parts.map((id) => ({ id, label: labels[id] }))}
          value={shown}
          onChange={show}
        />
        <AddRecord {...panels} />
      </div>
      <div
        className={
          shown === 'all' ? 'grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_21.75rem]' : 'grid gap-6'
        }
      >
        <div className="flex min-w-0 flex-col gap-6 empty:hidden">
          {isShown('vaccinations') && <Vaccinations petId={pet.id} />}
          {isShown('weight') && <WeightPanel {...panels} />}
          {isShown('vetVisit') && <HealthPanel {...panels} kind="vetVisit" />}
        </div>
        <div className="flex min-w-0 flex-col gap-6 empty:hidden">
          {(['medication', 'allergy', 'condition'] as const).map(
            (kind) => isShown(kind) && <HealthPanel key={kind} {...panels} kind={kind} />,
          )}
          {isShown('other') && <CarePanel {...panels} />}
        </div>
      </div>
    </>
  );
}

interface AddRecordProps {
  readonly petId: string;
  readonly proofField: TickList;
}

/** One button for every kind; vaccinations are added on their own page. */
function AddRecord({ petId, proofField }: AddRecordProps) {
  const messages = healthMessages;
  const { add, dialogs } = useCareDialogs(petId, proofField);
  if (useReadOnly()) return null;
  const items = [
    { id: 'vaccination', label: messages.vaccination, href: paths.petVaccinations(petId) },
    ...healthKinds.map((kind: HealthKind) => ({
      id: kind,
      label: messages.kinds[kind],
      onAction: () => add(kind),
    })),
  ];
  const trigger = <Button icon={Plus}>{messages.addRecord}</Button>;
  return (
    <>
      <Menu label={messages.addRecord} items={items} trigger={trigger} />
      {dialogs}
    </>
  );
}

function Vaccinations({ petId }: { readonly petId: string }) {
  const doses = useVaccinations(petId);
  const today = calendarDateIn(Date.now(), Intl.DateTimeFormat().resolvedOptions().timeZone);
  if (doses.isError) return <CallErrorPanel call={doses} />;
  return doses.data ? <ProtectionPanel petId={petId} today={today} doses={doses.data.items} /> : null;
}
