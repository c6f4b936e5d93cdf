import { mayDo } from '@clearpaw/domain';
import { PlaceSettingsForm, usePlace } from '../../features/businesses/index.ts';

export default function PlaceSettingsPage() {
  const place = usePlace();
  return <PlaceSettingsForm place={place} mayEdit={!place.readOnly && mayDo(place.role, 'editBusiness')} />;
}
