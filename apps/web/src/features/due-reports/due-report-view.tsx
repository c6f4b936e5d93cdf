import { addDays, calendarDateIn, type MemberRole, mayDo } from '@clearpaw/domain';
import { useState } from 'react';
import { paths } from '../../paths/index.ts';
import { useFormat } from '../../platform/messages/index.ts';
import { Button } from '../../ui/button/index.ts';
import { CallErrorPanel, EmptyState, Skeleton, SkeletonBlock } from '../../ui/feedback/index.ts';
import { Breadcrumbs } from '../../ui/nav/index.ts';
import { portraitFor } from '../../ui/portrait/index.ts';
import { PageTitle } from '../../ui/shell/index.ts';
import { Card } from '../../ui/surface/index.ts';
import { DueFilters } from './due-filters.tsx';
import { type DueChoice, type DueName, everything, isDueNarrowed } from './due-item.ts';
import { DueTable } from './due-table.tsx';
import { DueTotals } from './due-totals.tsx';
import { ExportButtons } from './export-buttons.tsx';
import { dueMessages } from './messages.gen.ts';
import { RemindOwners } from './remind-owners.tsx';
import { ReminderProgress } from './reminder-progress.tsx';
import { useDueReport } from './use-due-report.ts';

interface DueReportViewProps {
  readonly business: {
    readonly id: string;
    readonly slug: string;
    readonly timeZone: string;
    readonly role: MemberRole;
    readonly readOnly: boolean;
    readonly services: readonly DueName[];
  };
  /** The rules in force, by the names the business gave them. */
  readonly rules: readonly DueName[];
}

/** Every pet with a record that is missing, expired or expires soon, by requirement; and reminders to their owners. */
export function DueReportView({ business, rules }: DueReportViewProps) {
  const messages = dueMessages;
  const format = useFormat();
  const [choice, setChoice] = useState(everything);
  const { query, pets, items, totals } = useDueReport(business.id, choice);
  const mayRemind = !business.readOnly && mayDo(business.role, 'notifyOwners');
  const until = addDays(calendarDateIn(Date.now(), business.timeZone), Number(choice.days));
  const reports = mayDo(business.role, 'readInsight')
    ? [{ label: messages.reports, href: paths.insight }]
    : [];
  return (
    <div className="flex flex-col gap-6 print:[page:report-landscape]">
      <div className="flex flex-col gap-2">
        <div className="print:hidden">
          <Breadcrumbs crumbs={[...reports, { label: messages.crumb }]} />
        </div>
        <PageTitle
          kind="business"
          lead={choice.missing ? messages.leadMissing : messages.lead(format.day(until))}
          actions={
            <div className="flex flex-wrap items-center gap-3 print:hidden">
              <ExportButtons business={business} choice={choice} rules={rules} query={query} />
              {mayRemind && <RemindOwners businessId={business.id} choice={choice} />}
            </div>
          }
        >
          {choice.missing ? messages.titleMissing : messages.title(Number(choice.days))}
        </PageTitle>
      </div>
      {mayRemind && <ReminderProgress businessId={business.id} />}
      <DueFilters choice={choice} onChange={setChoice} rules={rules} services={business.services} />
      <CallErrorPanel call={query} title={messages.failed} />
      {query.isPending && (
        <Skeleton>
          <SkeletonBlock className="h-80" shape="card" />
        </Skeleton>
      )}
      {totals && totals.pets > 0 && <DueTotals totals={totals} />}
      {pets.length > 0 && <DueTable pets={pets} items={items} rules={rules} />}
      {query.data && pets.length === 0 && (
        <NothingDue choice={choice} onClear={() => setChoice(everything)} />
      )}
      {totals && pets.length > 0 && (
        <div className="flex flex-wrap items-center justify-between gap-3 text-ink-2 type-small">
          <p>
            {messages.shown(pets.length, totals.pets)} {messages.sorted} {messages.datesNote}
          </p>
          {query.hasNextPage && (
            <Button variant="secondary" onPress={() => void query.fetchNextPage()}>
              {messages.more}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

const sitter = portraitFor({ id: 'due', species: 'dog', blanket: 'sage' });

function NothingDue({ choice, onClear }: { readonly choice: DueChoice; readonly onClear: () => void }) {
  const messages = dueMessages;
  if (isDueNarrowed(choice)) {
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
      <EmptyState appearance={sitter} title={messages.none}>
        {messages.noneLead}
      </EmptyState>
    </Card>
  );
}
