import { useBusiness } from '../../features/businesses/index.ts';
import { CareTodayView } from '../../features/care-plans/index.ts';

export default function CarePage() {
  return <CareTodayView business={useBusiness()} />;
}
