import { useBusiness } from '../../features/businesses/index.ts';
import { WaiversView } from '../../features/waivers/index.ts';

export default function WaiversPage() {
  return <WaiversView business={useBusiness()} />;
}
