import { mayDo, nameOfVaccine } from '@clearpaw/domain';
import { useParams } from '@tanstack/react-router';
import { useBusiness } from '../../features/businesses/index.ts';
import { PetCarePanel } from '../../features/care-plans/index.ts';
import { ReportReasons, useVerdictAppearance } from '../../features/compliance/index.ts';
import { PetView } from '../../features/connected-pets/index.ts';
import { PetIncidentsPanel } from '../../features/incidents/index.ts';
import { PetIntakePanel } from '../../features/intake-questions/index.ts';
import { StaffVisits } from '../../features/visits/index.ts';
import { useCall } from '../../platform/data/index.ts';
import { CallErrorPanel, Spinner } from '../../ui/feedback/index.ts';

export default function BusinessPetPage() {
  const business = useBusiness();
  const { petId = '' } = useParams({ strict: false });
  const verdictAppearance = useVerdictAppearance();
  return (
    <PetView
      business={business}
      petId={petId}
      verdictAppearance={verdictAppearance}
      planned={(petName) => (
        <>
          <StaffVisits
            business={business}
            pet={{ id: petId, name: petName }}
            verdictAppearance={verdictAppearance}
          />
          <PetIntakePanel business={business} pet={{ id: petId, name: petName }} />
          <PetCarePanel business={business} pet={{ id: petId, name: petName }} />
          <PetIncidentsPanel business={business} pet={{ petId, petName }} />
        </>
      )}
      reasons={<Reasons businessId={business.id} petId={petId} mayReview={mayDo(business.role, 'review')} />}
      vaccineName={nameOfVaccine}
    />
  );
}

interface ReasonsProps {
  readonly businessId: string;
  readonly petId: string;
  readonly mayReview: boolean;
}

function Reasons({ mayReview, ...visit }: ReasonsProps) {
  const report = useCall('getCompliance', visit);
  if (report.isError) {
    return <CallErrorPanel call={report} />;
  }
  return report.data ? <ReportReasons report={report.data} mayReview={mayReview} /> : <Spinner />;
}
