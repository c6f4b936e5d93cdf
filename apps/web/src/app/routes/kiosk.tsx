import { useParams } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useBusiness } from '../../features/businesses/index.ts';
import { saveBusiness } from '../../features/check-ins/index.ts';
import { KioskView } from '../../features/waivers/index.ts';

/** On a business's own device, for the pets it knows. */
export default function KioskPage() {
  const business = useBusiness();
  const { waiverId = '' } = useParams({ strict: false });
  // So that the locked page opens again after a reload without a network.
  useEffect(() => void saveBusiness(business), [business]);
  return <KioskView waiverId={waiverId} business={business} />;
}
