import type { billing, OutputOf } from '@clearpaw/contract';
import { Check, Clock, Download, type LucideIcon, X } from 'lucide-react';
import { usePages } from '../../platform/data/index.ts';
import { Button } from '../../ui/button/index.ts';
import { CallErrorPanel, Skeleton, SkeletonBlock } from '../../ui/feedback/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import { TextLink } from '../../ui/link/index.ts';
import { Card, SectionHeading } from '../../ui/surface/index.ts';
import { billingMessages } from './messages.gen.ts';
import { useMoneyFormat } from './use-money-format.ts';

type Invoice = OutputOf<typeof billing.listInvoices>['items'][number];

const atOnce = 12;

/** The bills so far, newest first. */
export function InvoiceList() {
  const messages = billingMessages;
  const list = usePages('listInvoices', { limit: atOnce });
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <section aria-labelledby="invoices">
      <SectionHeading id="invoices">{messages.invoices}</SectionHeading>
      {list.isPending && <InvoicesSkeleton />}
      <CallErrorPanel call={list} />
      {list.data && items.length === 0 && <p className="text-ink-2">{messages.noInvoices}</p>}
      {items.length > 0 && (
        <Card shape="feature" padding="none" className="px-5 py-1 md:px-6">
          <ul className="divide-y divide-line">
            {items.map((invoice) => (
              <InvoiceRow key={invoice.id} invoice={invoice} />
            ))}
          </ul>
        </Card>
      )}
      {list.hasNextPage && (
        <Button variant="quiet" className="mt-3" onPress={() => void list.fetchNextPage()}>
          {messages.moreInvoices}
        </Button>
      )}
    </section>
  );
}

const looks: Record<Invoice['status'], { readonly icon: LucideIcon; readonly verdict: string }> = {
  draft: { icon: Clock, verdict: 'wait' },
  open: { icon: Clock, verdict: 'soon' },
  paid: { icon: Check, verdict: 'ok' },
  uncollectible: { icon: X, verdict: 'stop' },
  void: { icon: X, verdict: 'wait' },
};

function InvoiceRow({ invoice }: { readonly invoice: Invoice }) {
  const messages = billingMessages;
  const { day, money } = useMoneyFormat();
  const { icon, verdict } = looks[invoice.status];
  const date = day(invoice.issuedAt);
  return (
    <li className="grid min-h-16 grid-cols-[1fr_auto_2.75rem] items-center gap-x-4 py-2 md:grid-cols-[5fr_2fr_3fr_2.75rem]">
      <p className="tabular-nums">{date}</p>
      <p className="text-end tabular-nums md:text-start">{money(invoice.total, invoice.currency)}</p>
      <p
        data-verdict={verdict}
        className="flex items-center gap-2 type-small font-semibold text-verdict-ink max-md:col-start-1 max-md:row-start-2 md:type-strong"
      >
        <Icon of={icon} size={18} strong />
        {messages.invoiceStates[invoice.status]}
      </p>
      {invoice.url !== null && (
        <TextLink
          href={invoice.url}
          target="_blank"
          rel="noreferrer"
          aria-label={messages.readInvoice(date)}
          tone="quiet"
          className="col-start-3 row-span-2 row-start-1 grid size-11 place-items-center md:col-start-4 md:row-span-1"
        >
          <Icon of={Download} />
        </TextLink>
      )}
    </li>
  );
}

function InvoicesSkeleton() {
  return (
    <Skeleton className="flex flex-col gap-3">
      <SkeletonBlock className="h-16 w-full" shape="card" />
      <SkeletonBlock className="h-16 w-full" shape="card" />
    </Skeleton>
  );
}
