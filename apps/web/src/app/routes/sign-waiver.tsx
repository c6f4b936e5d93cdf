import { useParams } from '@tanstack/react-router';
import { SignView } from '../../features/waivers/index.ts';
import { useCall } from '../../platform/data/index.ts';

/** An owner signs on their own device, for their own pets. */
export default function SignWaiverPage() {
  const { waiverId = '' } = useParams({ strict: false });
  const own = useCall('listPets', { limit: 100 });
  return <SignView waiverId={waiverId} pets={own.data?.items ?? []} />;
}
