import { useBusiness } from '../../features/businesses/index.ts';
import { PatientsView } from '../../features/clinics/index.ts';

export default function PatientsPage() {
  return <PatientsView business={useBusiness()} />;
}
