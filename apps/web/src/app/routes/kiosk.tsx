import { useParams } from '@tanstack/react-router';
import { useEffect } from 'react';
import { usePlace } from '../../features/businesses/index.ts';
import { keepPlace } from '../../features/check-ins/index.ts';
import { KioskView } from '../../features/waivers/index.ts';

/** On a business's own device, for the pets it knows. */
export default function KioskPage() {
  const place = usePlace();
  const { waiverId = '' } = useParams({ strict: false });
  // So that the locked page opens again after a reload without a network.
  useEffect(() => void keepPlace(place), [place]);
  return <KioskView waiverId={waiverId} place={place} />;
}
