import { nameOfVaccine, productName } from '@clearpaw/domain';
import { useParams } from '@tanstack/react-router';
import { useBusiness } from '../../features/businesses/index.ts';
import { AddAsClinic } from '../../features/care-records/index.ts';
import { patientMessages } from '../../features/clinics/index.ts';
import { RecordsPanels } from '../../features/connected-pets/index.ts';
import { type Pet, PetProblem } from '../../features/pets/index.ts';
import { VisitForm } from '../../features/vaccinations/index.ts';
import { paths } from '../../paths/index.ts';
import { useAll, useCall } from '../../platform/data/index.ts';
import { useFormat } from '../../platform/messages/index.ts';
import { useWindowTitle } from '../../platform/navigation/index.ts';
import { PageSkeleton } from '../../ui/feedback/index.ts';
import { Breadcrumbs } from '../../ui/nav/index.ts';
import { PageTitle } from '../../ui/shell/index.ts';
import { Panel, SectionHeading } from '../../ui/surface/index.ts';

export default function PatientPage() {
  const { petId = '' } = useParams({ strict: false });
  const pet = useCall('getPet', { petId });
  useWindowTitle(pet.data?.name, productName);
  if (pet.error) return <PetProblem problem={pet.error} onRetry={() => void pet.refetch()} />;
  if (!pet.data) return <PageSkeleton cards={2} />;
  return <Patient pet={pet.data} />;
}

/** One patient: what is on record, and what the clinic adds. */
function Patient({ pet }: { readonly pet: Pet }) {
  const messages = patientMessages;
  const business = useBusiness();
  const format = useFormat();
  const { species, bornOn, bornOnPrecision } = pet;
  const doses = useAll('listVaccinations', { petId: pet.id });
  const others = (doses.data?.items ?? []).filter(({ state }) => state === 'active');
  return (
    <div className="flex flex-col gap-6">
      <Breadcrumbs crumbs={[{ label: messages.title, href: paths.patients }, { label: pet.name }]} />
      <PageTitle
        kind="business"
        lead={[pet.breed, pet.bornOn && format.day(pet.bornOn)].filter(Boolean).join(' · ')}
      >
        {pet.name}
      </PageTitle>
      <section>
        <SectionHeading>{messages.addDoses}</SectionHeading>
        <p className="mb-4 text-ink-2 type-small">{messages.added}</p>
        <VisitForm
          petId={pet.id}
          businessId={business.id}
          species={species}
          pet={{ species, bornOn, bornOnPrecision, others }}
          asked={[]}
          onSaved={() => undefined}
        />
      </section>
      <Panel title={messages.addOther}>
        <AddAsClinic petId={pet.id} businessId={business.id} label={messages.addRecord} />
      </Panel>
      <RecordsPanels isGuest={false} petId={pet.id} scope="care" vaccineName={nameOfVaccine} />
    </div>
  );
}
