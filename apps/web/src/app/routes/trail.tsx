import { usePlace } from '../../features/businesses/index.ts';
import { TrailView } from '../../features/trail/index.ts';

export default function TrailPage() {
  return <TrailView place={usePlace()} />;
}
