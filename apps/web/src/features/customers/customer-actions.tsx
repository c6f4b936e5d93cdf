import { dialOf, mayDo } from '@clearpaw/domain';
import { CalendarPlus, LogIn, LogOut, Mail, Pencil, Phone } from 'lucide-react';
import { Button } from '../../ui/button/index.ts';
import { LinkButton } from '../../ui/link/index.ts';
import { Menu } from '../../ui/overlay/index.ts';
import type { CustomerBusiness, CustomerTask, KnownCustomer } from './customer.ts';
import { customerMessages } from './messages.gen.ts';

interface CustomerActionsProps {
  readonly business: CustomerBusiness;
  readonly customer: KnownCustomer;
  readonly onTask: (task: CustomerTask) => void;
}

/** On a phone two columns, with check-in first; of three buttons it takes a row. */
const grid =
  'flex flex-wrap gap-3 max-md:grid max-md:grid-cols-2 max-md:*:px-3! max-md:[&>*:last-child:nth-child(odd)]:col-span-2';

/** The main action is check-in, or check-out if every pet is on site. */
export function CustomerActions({ business, customer, onTask }: CustomerActionsProps) {
  const messages = customerMessages;
  const { phone, email, pets, hasAccount } = customer;
  const present = pets.filter(({ openCheckIn }) => openCheckIn !== null).length;
  const absent = pets.length - present;
  // Where none of them is cleared, each row leads to its own override.
  const mayComeIn = pets.some(
    ({ openCheckIn, verdict }) => openCheckIn === null && (verdict === 'compliant' || verdict === 'expiring'),
  );
  const mayEdit = !hasAccount && mayDo(business.role, 'manageCustomers');
  return (
    <div className={grid}>
      {phone && (
        <LinkButton href={`tel:${dialOf(phone) ?? phone}`} variant="secondary" icon={Phone}>
          {messages.call}
        </LinkButton>
      )}
      {email && (
        <LinkButton href={`mailto:${email}`} variant="secondary" icon={Mail}>
          {messages.email}
        </LinkButton>
      )}
      {!business.readOnly && mayEdit && (
        <Button variant="secondary" icon={Pencil} onPress={() => onTask({ is: 'edit' })}>
          {messages.edit}
        </Button>
      )}
      {!business.readOnly && <PlanVisit pets={pets} onTask={onTask} />}
      {!business.readOnly && present > 0 && (
        <Button
          variant={mayComeIn ? 'secondary' : 'primary'}
          icon={LogOut}
          onPress={() => onTask({ is: 'check-out' })}
        >
          {messages.checkOut(present)}
        </Button>
      )}
      {!business.readOnly && mayComeIn && (
        <Button icon={LogIn} className="max-md:order-first" onPress={() => onTask({ is: 'check-in' })}>
          {messages.checkIn(absent)}
        </Button>
      )}
    </div>
  );
}

/** A visit is planned for one pet: with several, which one is chosen first. */
function PlanVisit({ pets, onTask }: Pick<KnownCustomer, 'pets'> & Pick<CustomerActionsProps, 'onTask'>) {
  const messages = customerMessages;
  const [first, ...more] = pets;
  if (!first) return null;
  if (more.length === 0) {
    return (
      <Button variant="secondary" icon={CalendarPlus} onPress={() => onTask({ is: 'plan', pet: first })}>
        {messages.plan}
      </Button>
    );
  }
  const items = pets.map((pet) => ({
    id: pet.petId,
    label: pet.petName,
    onAction: () => onTask({ is: 'plan', pet }),
  }));
  const trigger = (
    <Button variant="secondary" icon={CalendarPlus}>
      {messages.plan}
    </Button>
  );
  return <Menu label={messages.planFor} items={items} trigger={trigger} />;
}
