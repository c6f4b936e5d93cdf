import { mayDo } from '@clearpaw/domain';
import { useBusiness } from '../../features/businesses/index.ts';
import { useVerdictAppearance } from '../../features/compliance/index.ts';
import { RemindDialog } from '../../features/connected-pets/index.ts';
import { CalendarView } from '../../features/visits/index.ts';

export default function CalendarPage() {
  const business = useBusiness();
  const mayRemind = !business.readOnly && mayDo(business.role, 'notifyOwners');
  return (
    <CalendarView
      business={business}
      verdictAppearance={useVerdictAppearance()}
      remind={
        mayRemind
          ? (petIds, onClose) => <RemindDialog businessId={business.id} petIds={petIds} onClose={onClose} />
          : null
      }
    />
  );
}
