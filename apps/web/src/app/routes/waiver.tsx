import { useParams } from '@tanstack/react-router';
import { useBusiness } from '../../features/businesses/index.ts';
import { WaiverView } from '../../features/waivers/index.ts';

export default function WaiverPage() {
  const business = useBusiness();
  const { waiverId = '' } = useParams({ strict: false });
  return <WaiverView business={business} waiverId={waiverId} />;
}
