import { mayDo, nameOfVaccine, type Rule } from '@clearpaw/domain';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { type OpenBusiness, useBusiness } from '../../features/businesses/index.ts';
import { PetCarePanel } from '../../features/care-plans/index.ts';
import { useWeight } from '../../features/care-records/index.ts';
import { ServiceChecklist, useVerdictAppearance } from '../../features/compliance/index.ts';
import { type KnownPet, PetView } from '../../features/connected-pets/index.ts';
import { PetIncidentsPanel } from '../../features/incidents/index.ts';
import { PetIntakePanel, StaffAnswerDialog } from '../../features/intake-questions/index.ts';
import { SharedFacts } from '../../features/pets/index.ts';
import { StaffVisits } from '../../features/visits/index.ts';
import { useCall } from '../../platform/data/index.ts';

export default function BusinessPetPage() {
  const business = useBusiness();
  const { petId = '' } = useParams({ strict: false });
  const verdictAppearance = useVerdictAppearance();
  const weight = useWeight();
  return (
    <PetView
      business={business}
      petId={petId}
      verdictAppearance={verdictAppearance}
      facts={(pet) => <SharedFacts pet={pet} formatWeight={weight.format} />}
      planned={(petName) => (
        <>
          <StaffVisits
            business={business}
            pet={{ id: petId, name: petName }}
            verdictAppearance={verdictAppearance}
          />
          <PetIntakePanel business={business} pet={{ id: petId, name: petName }} />
        </>
      )}
      kept={(petName) => (
        <>
          <PetCarePanel business={business} pet={{ id: petId, name: petName }} />
          <PetIncidentsPanel business={business} pet={{ petId, petName }} />
        </>
      )}
      checklist={(pet) => <Checklist key={petId} business={business} pet={pet} />}
      vaccineName={nameOfVaccine}
    />
  );
}

/** What the pet is cleared for today, and what this person can do about the rest. */
function Checklist({ business, pet }: { readonly business: OpenBusiness; readonly pet: KnownPet }) {
  const { id: businessId, role, readOnly } = business;
  const rules = useCall('getRequirements', { businessId });
  const [asking, setAsking] = useState(false);
  const services = pet.services.map(({ service, report }) => ({
    code: service ?? '',
    name: business.services.find(({ code }) => code === service)?.name ?? service ?? '',
    report,
  }));
  const mayAnswer = !readOnly && mayDo(role, 'notePets');
  return (
    <>
      <ServiceChecklist
        petName={pet.petName}
        services={services}
        rules={(rules.data?.rules ?? []) as readonly Rule[]}
        controls={{
          mayReview: mayDo(role, 'review'),
          maySign: !readOnly,
          onAnswer: mayAnswer ? () => setAsking(true) : null,
        }}
      />
      {asking && (
        <StaffAnswerDialog
          businessId={businessId}
          pet={{ id: pet.petId, name: pet.petName }}
          service={null}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
