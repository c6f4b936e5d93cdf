import { explainCheck, subjectOf } from '@clearpaw/domain';
import type { RefObject } from 'react';
import { useFormat } from '../../../platform/messages/index.ts';
import { VerdictShape } from '../../../ui/verdict/index.ts';
import { checkMessages } from './check-messages.gen.ts';
import type { CheckAnswer, Outcome } from './judge-draft.ts';

const shapes = { met: 'ok', missing: 'stop', open: 'wait', elsewhere: 'wait' } as const;
const leads = {
  met: 'metLead',
  missing: 'missingLead',
  open: 'openLead',
  elsewhere: 'elsewhereLead',
} as const;

interface CheckAnswerListProps {
  readonly answer: CheckAnswer;
  /** Receives the focus, so that the result is read out. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

/** The result in one line, then rule by rule; unmet rules come first. */
export function CheckAnswerList({ answer: { outcomes, sum }, heading }: CheckAnswerListProps) {
  const messages = checkMessages;
  const order = ['missing', 'open', 'elsewhere', 'met'];
  const ordered = outcomes.toSorted((a, b) => order.indexOf(a.found) - order.indexOf(b.found));
  return (
    <section aria-label={messages.answer} className="mt-6 border-line border-t pt-6">
      <h3 ref={heading} tabIndex={-1} className="flex items-center gap-2.5 outline-none type-h2-panel">
        <VerdictShape kind={shapes[sum]} size={28} />
        {messages[sum]}
      </h3>
      <p className="mt-1 text-ink-2">{outcomes.length === 0 ? messages.nothing : messages[leads[sum]]}</p>
      <ul className="mt-4 flex flex-col gap-4">
        {ordered.map((outcome) => (
          <OutcomeRow key={outcome.rule.id} outcome={outcome} />
        ))}
      </ul>
      {outcomes.length > 0 && <p className="mt-4 text-ink-2 type-small">{messages.proof}</p>}
    </section>
  );
}

function OutcomeRow({ outcome }: { readonly outcome: Outcome }) {
  const messages = checkMessages;
  const { rule, found } = outcome;
  const title = rule.title ?? subjectOf(rule.requirement);
  return (
    <li className="flex gap-3">
      <VerdictShape
        kind={rule.level === 'recommended' && found === 'missing' ? 'wait' : shapes[found]}
        size={22}
      />
      <div className="min-w-0 flex-1">
        <p className="type-label [overflow-wrap:anywhere]">
          {rule.level === 'recommended' ? messages.advice(title) : title}
          <span className="font-normal text-ink-2"> · {messages.outcomes[found]}</span>
        </p>
        <OutcomeText outcome={outcome} />
      </div>
    </li>
  );
}

function OutcomeText({ outcome }: { readonly outcome: Outcome }) {
  const messages = checkMessages;
  const format = useFormat();
  if (outcome.found === 'elsewhere') {
    const texts = {
      waiver: messages.waiverText,
      question: messages.questionText,
      evaluation: messages.evaluationText,
      document: messages.documentText,
    };
    return <p className="text-ink-2 type-small">{texts[outcome.asked]}</p>;
  }
  if (outcome.found === 'open') {
    return (
      <p className="text-ink-2 type-small">
        {outcome.undated ? messages.undatedText : messages.unansweredText}
      </p>
    );
  }
  const { detail } = explainCheck(outcome.check, outcome.rule, 'owner', { format: format.day });
  return <p className="text-ink-2 type-small">{detail}</p>;
}
