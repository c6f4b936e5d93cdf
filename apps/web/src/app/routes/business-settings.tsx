import { mayDo } from '@clearpaw/domain';
import { DevelopersPanel } from '../../features/api-keys/index.ts';
import { BusinessSettingsForm, useBusiness } from '../../features/businesses/index.ts';
import { ClinicsPanel } from '../../features/clinics/index.ts';
import { LocationsPanel } from '../../features/locations/index.ts';
import { PageSettings } from '../../features/public-page/index.ts';

export default function BusinessSettingsPage() {
  const business = useBusiness();
  const may = (action: 'editBusiness' | 'trustClinics') => !business.readOnly && mayDo(business.role, action);
  return (
    <div className="flex max-w-180 flex-col gap-6">
      <BusinessSettingsForm business={business} mayEdit={may('editBusiness')} />
      <PageSettings key={business.id} business={business} mayEdit={may('editBusiness')} />
      <ClinicsPanel business={business} mayEdit={may('trustClinics')} />
      {mayDo(business.role, 'copyToLocation') && <LocationsPanel />}
      {mayDo(business.role, 'readConnectedApps') && <DevelopersPanel />}
    </div>
  );
}
