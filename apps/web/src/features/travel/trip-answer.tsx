import type { Check, Rule, TripCheck } from '@clearpaw/domain';
import type { ReactNode } from 'react';
import { useFormat } from '../../platform/messages/index.ts';
import { classes } from '../../ui/style/index.ts';
import { Panel } from '../../ui/surface/index.ts';
import { VerdictShape } from '../../ui/verdict/index.ts';
import { travelMessages } from './messages.gen.ts';

interface TripAnswerProps {
  readonly petName: string;
  readonly arrival: string;
  /** Null if the rules for this animal are not known. */
  readonly check: TripCheck | null;
  readonly renderRules: (checks: readonly Check[], rules: readonly Rule[]) => ReactNode;
}

/** What is met, what is missing, from which day the trip is possible, and what no record can prove. */
export function TripAnswer({ petName, arrival, check, renderRules }: TripAnswerProps) {
  const messages = travelMessages;
  const format = useFormat();
  if (!check) return <Panel title={messages.answer}>{messages.unknownSpecies(petName)}</Panel>;
  const { report, rules, steps } = check;
  const isReady = report.verdict === 'compliant' || report.verdict === 'expiring';
  const { compliantFrom } = report;
  const notReady = compliantFrom === null ? messages.noDay : messages.earliest(format.longDay(compliantFrom));
  return (
    <>
      <Panel title={messages.answer}>
        <div
          className={classes(
            'mb-5 flex items-center gap-4 rounded-card p-4 md:p-5',
            isReady ? 'bg-ok-tint text-ok-ink' : 'bg-stop-tint text-stop-ink',
          )}
        >
          <VerdictShape kind={isReady ? 'ok' : 'stop'} size={48} />
          <div className="min-w-0 flex-1">
            <p className="type-h3">{isReady ? messages.ready : messages.notReady}</p>
            <p className="mt-0.5">{isReady ? messages.readyLead(format.longDay(arrival)) : notReady}</p>
          </div>
        </div>
        {renderRules(report.checks, rules)}
        <p className="mt-5 text-ink-2 type-small">{messages.proof}</p>
      </Panel>
      <Panel title={messages.toCheck} lead={messages.toCheckLead}>
        <ul className="flex list-disc flex-col gap-2 ps-5 max-md:type-small">
          {steps.map((step) => (
            <li key={step}>{messages.steps[step]}</li>
          ))}
        </ul>
      </Panel>
    </>
  );
}
