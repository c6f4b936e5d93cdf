import { useParams } from '@tanstack/react-router';
import { useBusiness } from '../../features/businesses/index.ts';
import { GroupDialog } from '../../features/check-ins/index.ts';
import { useVerdictAppearance } from '../../features/compliance/index.ts';
import { RemindDialog } from '../../features/connected-pets/index.ts';
import { CustomerDialog } from '../../features/contacts/index.ts';
import { type CustomerTask, CustomerView, type KnownCustomer } from '../../features/customers/index.ts';
import { PlanVisitDialog, VisitActions } from '../../features/visits/index.ts';

export default function CustomerPage() {
  const business = useBusiness();
  const { customerId = '' } = useParams({ strict: false });
  const verdictAppearance = useVerdictAppearance();
  const dialog = (task: CustomerTask, customer: KnownCustomer, onClose: () => void) => {
    const own = { businessId: business.id, onClose };
    if (task.is === 'edit') return <CustomerDialog {...own} customer={customer} onSaved={onClose} />;
    if (task.is === 'ask') return <RemindDialog {...own} petIds={task.petIds} firstMessage={task.message} />;
    if (task.is === 'plan') {
      const pet = { id: task.pet.petId, name: task.pet.petName };
      return <PlanVisitDialog pet={pet} businesses={[business]} viewer="staff" onClose={onClose} />;
    }
    const doing = task.is === 'check-in' ? 'in' : 'out';
    return <GroupDialog {...{ business, customerId, doing, verdictAppearance, onClose }} />;
  };
  return (
    <CustomerView
      key={customerId}
      business={business}
      customerId={customerId}
      verdictAppearance={verdictAppearance}
      dialog={dialog}
      visitActions={(visit) => <VisitActions visit={visit} viewer="staff" />}
    />
  );
}
