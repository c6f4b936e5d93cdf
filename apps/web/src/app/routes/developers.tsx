import { DevelopersView } from '../../features/api-keys/index.ts';
import { useBusiness } from '../../features/businesses/index.ts';
import { WebhooksSection } from '../../features/webhooks/index.ts';

export default function DevelopersPage() {
  const business = useBusiness();
  return (
    <DevelopersView
      business={business}
      webhooks={(mayEdit) => <WebhooksSection businessId={business.id} mayEdit={mayEdit} />}
    />
  );
}
