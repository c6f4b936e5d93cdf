import { mayDo } from '@clearpaw/domain';
import { Upload, UserPlus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { paths } from '../../paths/index.ts';
import { Button } from '../../ui/button/index.ts';
import { CallErrorPanel, EmptyState, Skeleton, SkeletonBlock } from '../../ui/feedback/index.ts';
import { SearchField } from '../../ui/field/index.ts';
import { LinkButton } from '../../ui/link/index.ts';
import { portraitFor } from '../../ui/portrait/index.ts';
import { PageTitle } from '../../ui/shell/index.ts';
import { Card } from '../../ui/surface/index.ts';
import { DataTable } from '../../ui/table/index.ts';
import type { CustomerBusiness, GetCustomerAppearance } from './customer.ts';
import { ExportCustomers } from './export-customers.tsx';
import { customerMessages } from './messages.gen.ts';
import { useCustomerColumns } from './use-customer-columns.tsx';
import { useCustomerName } from './use-customer-name.ts';
import { useCustomers } from './use-customers.ts';
import { useLiveCustomers } from './use-live-customers.ts';

interface CustomersViewProps {
  readonly business: CustomerBusiness;
  readonly verdictAppearance: GetCustomerAppearance;
  /** Adds an owner without an account; the form of contact details belongs to another feature. */
  readonly form: (onClose: () => void) => ReactNode;
  /** What other locations of the owner know that matches what was typed; below the list. */
  readonly elsewhere: (typed: string) => ReactNode;
}

const welcome = portraitFor({ id: 'customers', species: 'dog', blanket: 'sage' });

/** Every owner a business knows: searched, and added if they have no account. */
export function CustomersView({ business, verdictAppearance, form, elsewhere }: CustomersViewProps) {
  const messages = customerMessages;
  const [typed, setTyped] = useState('');
  const [adding, setAdding] = useState(false);
  const { query, customers } = useCustomers(business.id, typed);
  const columns = useCustomerColumns(verdictAppearance);
  const nameOf = useCustomerName();
  useLiveCustomers(business.id);
  const mayAdd = !business.readOnly && mayDo(business.role, 'manageCustomers');
  return (
    <div className="flex flex-col gap-6">
      <PageTitle kind="business" lead={messages.lead}>
        {messages.title}
      </PageTitle>
      {/* On a phone the search comes first: it is what staff open the page for. */}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <search className="min-w-0 flex-1 basis-72 md:max-w-96">
          <SearchField label={messages.search} value={typed} onChange={setTyped} maxLength={80} />
        </search>
        <div className="flex flex-wrap items-center gap-3">
          {customers.length > 0 && <ExportCustomers business={business} />}
          <LinkButton href={paths.importCustomers} variant="secondary" icon={Upload}>
            {messages.import}
          </LinkButton>
          {mayAdd && (
            <Button icon={UserPlus} onPress={() => setAdding(true)}>
              {messages.add}
            </Button>
          )}
        </div>
      </div>
      <CallErrorPanel call={query} title={messages.failed} />
      {query.isPending && (
        <Skeleton>
          <SkeletonBlock className="h-80" shape="card" />
        </Skeleton>
      )}
      {query.data && customers.length === 0 && (
        <NoCustomers searched={typed.trim() !== ''} onClear={() => setTyped('')} />
      )}
      {customers.length > 0 && (
        <DataTable
          caption={messages.title}
          columns={columns}
          rows={customers}
          keyOf={({ id }) => id}
          compact
          nameOf={nameOf}
          hrefOf={({ id }) => paths.customer(id)}
          foot={
            query.hasNextPage && (
              <Button variant="ghost" onPress={() => void query.fetchNextPage()}>
                {messages.more}
              </Button>
            )
          }
        />
      )}
      {elsewhere(typed)}
      {adding && form(() => setAdding(false))}
    </div>
  );
}

interface NoCustomersProps {
  readonly searched: boolean;
  readonly onClear: () => void;
}

function NoCustomers({ searched, onClear }: NoCustomersProps) {
  const messages = customerMessages;
  if (searched) {
    return (
      <div className="flex flex-col items-start gap-3">
        <p role="status" className="text-ink-2">
          {messages.noMatch}
        </p>
        <Button variant="secondary" onPress={onClear}>
          {messages.clear}
        </Button>
      </div>
    );
  }
  return (
    <Card>
      <EmptyState appearance={welcome} prop="box" title={messages.none}>
        {messages.noneLead}
      </EmptyState>
    </Card>
  );
}
