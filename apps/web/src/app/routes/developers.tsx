import { DevelopersView } from '../../features/api-keys/index.ts';
import { useBusiness } from '../../features/businesses/index.ts';

export default function DevelopersPage() {
  return <DevelopersView business={useBusiness()} />;
}
