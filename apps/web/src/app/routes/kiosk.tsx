import { useParams } from '@tanstack/react-router';
import { usePlace } from '../../features/businesses/index.ts';
import { SignView } from '../../features/waivers/index.ts';
import { useCall } from '../../platform/data/index.ts';

/** On a business's own device, for the pets it knows. */
export default function KioskPage() {
  const place = usePlace();
  const { waiverId = '' } = useParams({ strict: false });
  const known = useCall('listConnections', { businessId: place.id, sort: 'visited', limit: 100 });
  const pets = (known.data?.items ?? []).map((pet) => ({ id: pet.petId, name: pet.petName }));
  return <SignView waiverId={waiverId} pets={pets} kiosk />;
}
