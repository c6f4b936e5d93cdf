import type { dueReports, OutputOf } from '@clearpaw/contract';
import { useState } from 'react';
import { useReadAgain, useWatch } from '../../platform/data/index.ts';
import { ProgressBar } from '../../ui/feedback/index.ts';
import { Card } from '../../ui/surface/index.ts';
import { dueMessages } from './messages.gen.ts';

type Reminder = OutputOf<typeof dueReports.watchDueReminder>['reminder'];

/** The progress of a reminder by any member, also after the page was closed and opened again. */
export function ReminderProgress({ businessId }: { readonly businessId: string }) {
  const messages = dueMessages;
  const readAgain = useReadAgain();
  const [reminder, setReminder] = useState<Reminder>(null);
  // One that was finished before this page was opened is not reported.
  const [seen, setSeen] = useState<string | null>(null);
  useWatch('watchDueReminder', { businessId }, ({ reminder: next }) => {
    if (reminder === null && next?.state === 'done' && seen === null) setSeen(next.id);
    setReminder(next);
    if (next?.state === 'done') readAgain('previewDueReminder');
  });
  if (reminder === null || reminder.id === seen || reminder.total === 0) return null;
  const { done, total, state } = reminder;
  return (
    <Card className="flex flex-col gap-3 print:hidden">
      <p role="status" className="type-strong">
        {state === 'done' ? messages.remindedAll(total) : messages.reminded(done, total)}
      </p>
      <ProgressBar percent={(100 * done) / total} label={messages.reminding} />
    </Card>
  );
}
