import { useFormat } from '../../platform/messages/index.ts';
import { Row, Rows } from '../../ui/surface/index.ts';
import { insightMessages } from './messages.gen.ts';
import type { Summary } from './report-business.ts';

interface RefusalListProps {
  readonly refusals: Summary['refusals'];
  /** Pets that were denied, for any reason. */
  readonly denied: number;
  readonly ruleName: (ruleId: string) => string;
}

const mostShown = 8;

/** The rules that were not met, most frequent first. */
export function RefusalList({ refusals, denied, ruleName }: RefusalListProps) {
  const messages = insightMessages;
  const format = useFormat();
  const most = Math.max(...refusals.map(({ count }) => count));
  if (refusals.length === 0) {
    return <p className="text-ink-2">{denied === 0 ? messages.noRefusals : messages.otherRefusals}</p>;
  }
  return (
    <Rows>
      {refusals.slice(0, mostShown).map(({ ruleId, status, count }) => (
        <Row
          key={`${ruleId} ${status}`}
          title={ruleName(ruleId)}
          detail={messages.statuses[status]}
          end={
            <span className="flex items-center gap-3">
              <svg
                width="96"
                height="8"
                className="rounded-full bg-sunken rtl:-scale-x-100"
                aria-hidden="true"
              >
                <rect width={96 * (count / most)} height="8" rx="4" className="fill-stop" />
              </svg>
              <span className="min-w-8 text-end text-ink tabular-nums type-h3">{format.number(count)}</span>
            </span>
          }
        />
      ))}
    </Rows>
  );
}
