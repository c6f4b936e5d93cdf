import { DevelopersView } from '../../features/api-keys/index.ts';
import { AppsSection, ConnectedAppsSection } from '../../features/apps/index.ts';
import { useBusiness } from '../../features/businesses/index.ts';
import { WebhooksSection } from '../../features/webhooks/index.ts';

export default function DevelopersPage() {
  const business = useBusiness();
  return (
    <DevelopersView
      business={business}
      connectedApps={<ConnectedAppsSection businessId={business.id} />}
      apps={(mayEdit) => <AppsSection businessId={business.id} mayEdit={mayEdit} />}
      webhooks={(mayEdit) => <WebhooksSection businessId={business.id} mayEdit={mayEdit} />}
    />
  );
}
