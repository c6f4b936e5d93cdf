import { productName } from '@clearpaw/domain';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { paths } from '../../paths/index.ts';
import { useCall } from '../../platform/data/index.ts';
import { useFormat } from '../../platform/messages/index.ts';
import { useWindowTitle } from '../../platform/navigation/index.ts';
import { PersonTile } from '../../ui/business/index.ts';
import { CallErrorPanel, PageSkeleton } from '../../ui/feedback/index.ts';
import { Breadcrumbs } from '../../ui/nav/index.ts';
import { PageTitle } from '../../ui/shell/index.ts';
import { PanelStack } from '../../ui/surface/index.ts';
import { ContactPanels } from './contact-panels.tsx';
import {
  type CustomerBusiness,
  type CustomerTask,
  customerInitials,
  type GetCustomerAppearance,
  type KnownCustomer,
} from './customer.ts';
import { CustomerActions } from './customer-actions.tsx';
import { CustomerPets } from './customer-pets.tsx';
import { type ComingVisit, CustomerVisits } from './customer-visits.tsx';
import { CustomerWaivers } from './customer-waivers.tsx';
import { customerMessages } from './messages.gen.ts';
import { TeamNotes } from './team-notes.tsx';
import { useCustomerName } from './use-customer-name.ts';
import { useLiveCustomers } from './use-live-customers.ts';

interface CustomerViewProps {
  readonly business: CustomerBusiness;
  readonly customerId: string;
  readonly verdictAppearance: GetCustomerAppearance;
  /** The dialog for a task, which belongs to another feature. */
  readonly dialog: (task: CustomerTask, customer: KnownCustomer, onClose: () => void) => ReactNode;
  readonly visitActions: (visit: ComingVisit) => ReactNode;
}

/** One owner as shown to the business: contact details, pets, visits, waivers, and staff's notes. */
export function CustomerView(props: CustomerViewProps) {
  const { business, customerId, verdictAppearance, dialog, visitActions } = props;
  const messages = customerMessages;
  const format = useFormat();
  const nameOf = useCustomerName();
  const [task, setTask] = useState<CustomerTask | null>(null);
  const call = useCall('getCustomer', { businessId: business.id, customerId });
  useLiveCustomers(business.id);
  useWindowTitle(call.data && nameOf(call.data), productName);
  if (call.isError) return <NotFound call={call} />;
  if (!call.data) return <PageSkeleton cards={2} />;
  const customer = call.data;
  const name = nameOf(customer);
  return (
    <div className="flex flex-col gap-6">
      <Breadcrumbs crumbs={[{ label: messages.title, href: paths.customers }, { label: name }]} />
      <PageTitle
        kind="business"
        picture={
          <PersonTile
            of={customer.id}
            initials={customerInitials(customer.name ?? customer.pets[0]?.petName ?? '?')}
            className="size-16 text-[1.25rem]"
          />
        }
        lead={messages.since(format.since(customer.since))}
        wideActions
        actions={<CustomerActions business={business} customer={customer} onTask={setTask} />}
      >
        {name}
      </PageTitle>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-6">
          <CustomerPets {...{ business, customer, verdictAppearance }} onTask={setTask} />
          <CustomerVisits business={business} customerId={customerId} visitActions={visitActions} />
          <CustomerWaivers waivers={customer.waivers} />
        </div>
        <PanelStack>
          <ContactPanels business={business} customer={customer} name={name} onTask={setTask} />
          <TeamNotes pets={customer.pets} />
        </PanelStack>
      </div>
      {task && dialog(task, customer, () => setTask(null))}
    </div>
  );
}

/** The same for a deleted customer and for one of another business. */
function NotFound({ call }: Pick<ComponentProps<typeof CallErrorPanel>, 'call'>) {
  const messages = customerMessages;
  return (
    <div className="flex flex-col gap-6">
      <Breadcrumbs
        crumbs={[{ label: messages.title, href: paths.customers }, { label: messages.customer }]}
      />
      <PageTitle kind="business">{messages.customer}</PageTitle>
      <CallErrorPanel call={call} title={messages.customerFailed} />
    </div>
  );
}
