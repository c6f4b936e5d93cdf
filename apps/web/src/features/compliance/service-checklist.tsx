import type { compliance, OutputOf } from '@clearpaw/contract';
import { goodUntil, isSatisfied, type Rule } from '@clearpaw/domain';
import { CalendarCheck } from 'lucide-react';
import { useId, useState } from 'react';
import { useFormat } from '../../platform/messages/index.ts';
import { Segments } from '../../ui/choice/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import { Card, SectionHeading } from '../../ui/surface/index.ts';
import { type VerdictKind, VerdictShape } from '../../ui/verdict/index.ts';
import { ChecklistRow, type ChecklistRowProps } from './checklist-row.tsx';
import { kindOfCheck } from './kind-of-check.ts';
import { complianceMessages } from './messages.gen.ts';
import { useVerdictAppearance } from './verdict-appearance.ts';

type Report = OutputOf<typeof compliance.getCompliance>;

interface ServiceChecklistProps extends Pick<ChecklistRowProps, 'controls'> {
  readonly petName: string;
  /** What the pet may come for today, with the report on it. */
  readonly services: readonly { readonly code: string; readonly name: string; readonly report: Report }[];
  readonly rules: readonly Rule[];
}

/** Whether a pet is cleared today for each service of the business, with every requirement; what is missing comes first. */
export function ServiceChecklist({ petName, services, rules, controls }: ServiceChecklistProps) {
  const messages = complianceMessages;
  const verdictAppearance = useVerdictAppearance();
  const titleId = useId();
  const [chosen, setChosen] = useState<string | null>(null);
  const shown = services.find(({ code }) => code === chosen) ?? services[0];
  if (!shown) return null;
  return (
    <section aria-labelledby={titleId} className="min-w-0">
      <SectionHeading
        id={titleId}
        action={
          services.length > 1 && (
            <Segments
              label={messages.services}
              segments={services.map(({ code, name, report }) => ({
                id: code,
                label: <Service name={name} {...verdictAppearance(report.verdict)} />,
              }))}
              value={shown.code}
              onChange={setChosen}
            />
          )
        }
      >
        {messages.canCome(petName)}
      </SectionHeading>
      <Card padding="none" className="overflow-hidden">
        <Checks report={shown.report} rules={rules} controls={controls} />
        <Outlook report={shown.report} />
      </Card>
    </section>
  );
}

/** A service with its verdict, in words for screen readers. */
function Service({
  name,
  kind,
  word,
}: { readonly name: string } & ReturnType<ReturnType<typeof useVerdictAppearance>>) {
  return (
    <>
      <VerdictShape kind={kind} size={18} />
      <span>
        {name}
        <span className="sr-only">, {word}</span>
      </span>
    </>
  );
}

function Checks({
  report,
  rules,
  controls,
}: { readonly report: Report } & Pick<ServiceChecklistProps, 'rules' | 'controls'>) {
  const messages = complianceMessages;
  const shown = report.checks
    .filter(({ status }) => status !== 'not_applicable')
    .map((check) => ({ check, order: orderOf(check) }))
    .toSorted((a, b) => a.order - b.order);
  if (shown.length === 0) return <p className="p-5 text-ink-2">{messages.nothingAsked}</p>;
  return (
    <ul className="divide-y divide-line">
      {shown.map(({ check }) => (
        <ChecklistRow
          key={check.ruleId}
          check={check}
          rule={rules.find(({ id }) => id === check.ruleId)}
          controls={controls}
        />
      ))}
    </ul>
  );
}

const orders: Readonly<Record<VerdictKind, number>> = { stop: 0, wait: 1, offline: 1, soon: 3, ok: 4 };

/** Missing, in review, recommended, expiring, met. */
const orderOf = (check: Report['checks'][number]): number =>
  check.level === 'recommended' && !isSatisfied(check.status) ? 2 : orders[kindOfCheck(check)];

/** Until when the pet is cleared, or from when on. */
function Outlook({ report }: { readonly report: Report }) {
  const messages = complianceMessages;
  const format = useFormat();
  const cleared = report.verdict === 'compliant' || report.verdict === 'expiring';
  const until = cleared ? goodUntil(report) : null;
  const day = report.compliantFrom;
  const text = cleared
    ? until === null
      ? messages.allMet
      : messages.goodUntil(format.day(until))
    : day === null
      ? messages.noDay
      : messages.earliest(format.weekday(day));
  return (
    <p className="flex items-center gap-3 border-line border-t bg-sunken px-5 py-4 type-strong">
      <Icon of={CalendarCheck} size={22} className="shrink-0 text-ink-2" />
      {text}
    </p>
  );
}
