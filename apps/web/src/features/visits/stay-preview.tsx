import {
  addDays,
  type Check,
  compareDates,
  daysBetween,
  isSatisfied,
  type Rule,
  sayCheck,
  subjectOf,
} from '@clearpaw/domain';
import { useCall } from '../../platform/data/index.ts';
import { useFormat } from '../../platform/messages/index.ts';
import { CallErrorPanel, Skeleton, SkeletonBlock } from '../../ui/feedback/index.ts';
import { VerdictShape } from '../../ui/verdict/index.ts';
import { visitMessages } from './messages.gen.ts';
import { StayStrip } from './stay-strip.tsx';

interface StayPreviewProps {
  readonly petId: string;
  readonly businessId: string;
  readonly service: string | null;
  readonly arrival: string;
  readonly departure: string;
}

/** A proof that is valid at check-in and expires before check-out. */
interface Ending {
  readonly ruleId: string;
  readonly on: string;
}

/** The business's evaluation of the stay while it is being planned. */
export function StayPreview({ petId, businessId, service, arrival, departure }: StayPreviewProps) {
  const messages = visitMessages;
  const format = useFormat();
  const visit = { petId, businessId, ...(service === null ? {} : { service }) };
  const stay = useCall('getCompliance', { ...visit, arrival, departure });
  const first = useCall('getCompliance', { ...visit, arrival, departure: arrival });
  const asked = useCall('getRequirements', { businessId });
  if (stay.isError) return <CallErrorPanel call={stay} />;
  if (!stay.data || !first.data || !asked.data) {
    return (
      <Skeleton>
        <SkeletonBlock className="h-28 w-full" shape="card" />
      </Skeleton>
    );
  }
  const rules = asked.data.rules as readonly Rule[];
  const endings = endingsIn(first.data.checks, stay.data.checks, departure);
  const endingRules = new Set(endings.map(({ ruleId }) => ruleId));
  const missing = stay.data.checks.filter(
    ({ status, level, ruleId }) => level === 'required' && !isSatisfied(status) && !endingRules.has(ruleId),
  );
  const good = stay.data.verdict === 'compliant' || stay.data.verdict === 'expiring';
  return (
    <section
      aria-label={messages.duringStay}
      className="flex flex-col gap-4 rounded-panel bg-sunken p-4 md:p-5"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="type-h2-panel text-ink">{messages.duringStay}</h3>
        <span className="text-end type-small">
          {`${messages.span(...format.span('weekday', { arrival, departure }))} · ${messages.nights(daysBetween(arrival, departure))}`}
        </span>
      </div>
      {/* A single day needs no picture. */}
      {arrival !== departure && (
        <StayStrip
          arrival={arrival}
          departure={departure}
          missing={missing.length > 0}
          endings={endings.map(({ ruleId, on }) => ({ on, subject: nameOf(ruleId, rules) }))}
        />
      )}
      <ul className="flex flex-col gap-3" aria-live="polite">
        {endings.map(({ ruleId, on }) => (
          <EndingRow key={ruleId} rule={rules.find(({ id }) => id === ruleId)} on={on} arrival={arrival} />
        ))}
        {missing.map((check) => (
          <li key={check.ruleId} className="flex gap-3 text-ink">
            <VerdictShape kind={check.status === 'pending' ? 'wait' : 'stop'} size={22} />
            <p className="min-w-0 flex-1">
              {sayCheck(
                check,
                rules.find(({ id }) => id === check.ruleId),
              )}
            </p>
          </li>
        ))}
        {good && endings.length === 0 && missing.length === 0 && (
          <li
            data-verdict="ok"
            className="flex items-center gap-3.5 rounded-button bg-verdict-tint px-4 py-3 text-verdict-ink"
          >
            <VerdictShape kind="ok" size={28} />
            <p className="type-strong">{messages.clearedThrough}</p>
          </li>
        )}
      </ul>
    </section>
  );
}

function EndingRow({
  rule,
  on,
  arrival,
}: {
  readonly rule: Rule | undefined;
  readonly on: string;
  readonly arrival: string;
}) {
  const messages = visitMessages;
  const format = useFormat();
  if (!rule) return null;
  const wait = rule.requirement.kind === 'vaccination' ? (rule.requirement.waitDays?.booster ?? 0) : 0;
  const by = format.weekday(addDays(arrival, -wait));
  return (
    <li className="flex gap-3">
      <VerdictShape kind="soon" size={22} />
      <div className="min-w-0 flex-1">
        <p className="type-label text-ink">
          {messages.expires(subjectOf(rule.requirement), format.weekday(on))}
        </p>
        <p className="type-small">{wait > 0 ? messages.renewWait(by, wait) : messages.renewBy(by)}</p>
      </div>
    </li>
  );
}

function nameOf(ruleId: string, rules: readonly Rule[]): string {
  const rule = rules.find(({ id }) => id === ruleId);
  return rule ? subjectOf(rule.requirement) : '';
}

/** The proofs that are valid on the first day but expire during the stay. */
function endingsIn(first: readonly Check[], whole: readonly Check[], departure: string): Ending[] {
  return first.flatMap(({ ruleId, level, status, validUntil }) => {
    const overall = whole.find((check) => check.ruleId === ruleId);
    if (level !== 'required' || !isSatisfied(status) || !overall || isSatisfied(overall.status)) return [];
    if (validUntil === null || compareDates(validUntil, departure) > 0) return [];
    return [{ ruleId, on: validUntil }];
  });
}
