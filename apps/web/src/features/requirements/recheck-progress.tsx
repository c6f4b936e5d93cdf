import { useEffect } from 'react';
import { useCall } from '../../platform/data/index.ts';
import { useFormat } from '../../platform/messages/index.ts';
import { Progress } from '../../ui/feedback/index.ts';
import { publishMessages } from './publish-messages.gen.ts';

const pollIntervalMs = 1_000;

/** Shows how many connected pets have been checked against the published rules. Hidden when all are done. */
export function RecheckProgress({ businessId }: { readonly businessId: string }) {
  const messages = publishMessages;
  const format = useFormat();
  const progress = useCall('getRecheckProgress', { businessId });
  const { done = 0, total = 0 } = progress.data ?? {};
  const isRunning = done < total;
  const { refetch } = progress;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => void refetch(), pollIntervalMs);
    return () => clearInterval(timer);
  }, [isRunning, refetch]);
  if (!isRunning) return null;
  return (
    <div className="mt-4">
      <Progress
        title={messages.rechecking}
        label={messages.rechecking}
        percent={(100 * done) / total}
        amount={messages.rechecked(format.number(done), format.number(total))}
        left={messages.recheckLead}
      />
    </div>
  );
}
