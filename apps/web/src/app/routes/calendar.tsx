import { useBusiness } from '../../features/businesses/index.ts';
import { useVerdictAppearance } from '../../features/compliance/index.ts';
import { CalendarView } from '../../features/visits/index.ts';

export default function CalendarPage() {
  return <CalendarView business={useBusiness()} verdictAppearance={useVerdictAppearance()} />;
}
