import { useBusiness } from '../../features/businesses/index.ts';
import { ImportView } from '../../features/imports/index.ts';

export default function ImportCustomersPage() {
  return <ImportView business={useBusiness()} />;
}
