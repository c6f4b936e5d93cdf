import { calendarDateIn } from '@clearpaw/domain';
import { useFormat } from '../../platform/messages/index.ts';
import { Card, SectionHeading } from '../../ui/surface/index.ts';
import { EntryRow } from './entry-row.tsx';
import { groupEntries } from './group-entries.ts';
import type { ListedAuditEntry } from './listed-entry.ts';
import { auditLogMessages } from './messages.gen.ts';

/** The entries by day, newest first. */
export function EntryDays({ entries }: { readonly entries: readonly ListedAuditEntry[] }) {
  const messages = auditLogMessages;
  const format = useFormat();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const today = calendarDateIn(Date.now(), timeZone);
  return groupEntries(entries, timeZone).map(({ day, runs }) => (
    <section key={day}>
      <SectionHeading>
        {day === today ? messages.today(format.weekday(day)) : format.weekday(day)}
      </SectionHeading>
      <Card padding="none">
        <ul>
          {runs.map((run) => (
            <EntryRow key={run[0].id} run={run} />
          ))}
        </ul>
      </Card>
    </section>
  ));
}
