import { useEffect } from 'react';
import { useCall } from '../../platform/data/index.ts';
import { useFormat, useWordsOf } from '../../platform/words/index.ts';
import { Progress } from '../../ui/feedback/index.ts';
import { requirementWords } from './words.ts';

const lookEveryMs = 1_000;

/** How far what was published has reached the connected pets; silent once it has reached all. */
export function RecheckProgress({ businessId }: { readonly businessId: string }) {
  const words = useWordsOf(requirementWords);
  const format = useFormat();
  const progress = useCall('getRecheckProgress', { businessId });
  const { done = 0, total = 0 } = progress.data ?? {};
  const isUnderWay = done < total;
  const { refetch } = progress;
  useEffect(() => {
    if (!isUnderWay) return;
    const timer = setInterval(() => void refetch(), lookEveryMs);
    return () => clearInterval(timer);
  }, [isUnderWay, refetch]);
  if (!isUnderWay) return null;
  return (
    <div className="mt-4">
      <Progress
        title={words.rechecking}
        label={words.rechecking}
        percent={(100 * done) / total}
        amount={words.rechecked(format.number(done), format.number(total))}
        left={words.recheckLead}
      />
    </div>
  );
}
