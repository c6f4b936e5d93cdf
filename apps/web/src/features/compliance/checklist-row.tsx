import { type Check, explainCheck, findingOf, isSatisfied, type Rule } from '@clearpaw/domain';
import type { ReactNode } from 'react';
import { paths } from '../../paths/index.ts';
import { useFormat } from '../../platform/messages/index.ts';
import { Button } from '../../ui/button/index.ts';
import { LinkButton } from '../../ui/link/index.ts';
import { VerdictShape } from '../../ui/verdict/index.ts';
import { kindOfCheck } from './kind-of-check.ts';
import { complianceMessages } from './messages.gen.ts';

/** What this person can do about a requirement right here. */
interface Controls {
  readonly mayReview: boolean;
  /** Whether the owner can sign on this device. */
  readonly maySign: boolean;
  /** Null where answers cannot be entered. */
  readonly onAnswer: (() => void) | null;
}

export interface ChecklistRowProps {
  readonly check: Check;
  /** The rule in force; it is unknown for a moment after new rules were published. */
  readonly rule: Rule | undefined;
  readonly controls: Controls;
}

/** One requirement: what it asks for, what was found, and what staff can do. */
export function ChecklistRow({ check, rule, controls }: ChecklistRowProps) {
  const messages = complianceMessages;
  const format = useFormat();
  const isMet = isSatisfied(check.status);
  // Without a date there is nothing to add to the check mark.
  const isPlain = check.status === 'met' && check.validUntil === null;
  const state = isMet ? messages.met : check.status === 'pending' ? messages.pending : messages.missing;
  const explained = rule && explainCheck(check, rule, 'staff');
  const title = explained?.title ?? check.message;
  const finding = rule && findingOf(check, rule, { format: format.day });
  return (
    <li className="flex gap-4 px-5 py-4">
      <VerdictShape kind={kindOfCheck(check)} size={24} />
      <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-48">
          <p className="[overflow-wrap:anywhere] type-strong">
            {check.level === 'recommended' ? messages.advice(title) : title}
            <span className="sr-only"> · {state}</span>
          </p>
          {!isPlain && (
            <p className="text-ink-2 type-small">
              {finding}
              {!isMet && explained?.cure && ` ${explained.cure}`}
            </p>
          )}
        </div>
        {!isMet && <Control check={check} rule={rule} controls={controls} />}
      </div>
    </li>
  );
}

function Control({ check, rule, controls }: ChecklistRowProps): ReactNode {
  const messages = complianceMessages;
  const { mayReview, maySign, onAnswer } = controls;
  if (check.status === 'pending') {
    const recordId = check.recordIds[0];
    const href = recordId === undefined ? paths.reviews : `${paths.reviews}?record=${recordId}`;
    return (
      mayReview && (
        <LinkButton href={href} size="small" variant="secondary">
          {messages.reviewNow}
        </LinkButton>
      )
    );
  }
  if (rule?.requirement.kind === 'waiver') {
    return (
      maySign && (
        <LinkButton href={paths.kiosk(rule.requirement.waiverId)} size="small" variant="secondary">
          {messages.signHere}
        </LinkButton>
      )
    );
  }
  if (check.reason !== 'unanswered' || onAnswer === null) return null;
  return (
    <Button size="small" variant="secondary" onPress={onAnswer}>
      {messages.enterAnswer}
    </Button>
  );
}
