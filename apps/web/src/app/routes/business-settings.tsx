import { mayDo } from '@clearpaw/domain';
import { BusinessSettingsForm, useBusiness } from '../../features/businesses/index.ts';

export default function BusinessSettingsPage() {
  const business = useBusiness();
  return (
    <BusinessSettingsForm
      business={business}
      mayEdit={!business.readOnly && mayDo(business.role, 'editBusiness')}
    />
  );
}
