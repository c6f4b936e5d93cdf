import { type Check, explainCheck, isSatisfied, type Rule } from '@clearpaw/domain';
import type { ReactNode } from 'react';
import { useFormat } from '../../platform/messages/index.ts';
import { VerdictShape } from '../../ui/verdict/index.ts';
import { complianceMessages } from './messages.gen.ts';

interface ExplainedChecksProps {
  readonly checks: readonly Check[];
  readonly rules: readonly Rule[];
  /** What the owner can do about it right here. */
  readonly controlFor?: ((check: Check, rule: Rule) => ReactNode) | undefined;
}

/** Unmet rules, and what the owner can do; recommendations come last. */
export function ExplainedChecks({ checks, rules, controlFor }: ExplainedChecksProps) {
  const messages = complianceMessages;
  const format = useFormat();
  const open = checks.filter(({ status }) => !isSatisfied(status));
  const ordered = open.toSorted((a, b) => Number(b.level === 'required') - Number(a.level === 'required'));
  return (
    <ul className="flex flex-col gap-3">
      {ordered.map((check) => {
        const rule = rules.find(({ id }) => id === check.ruleId);
        if (!rule) return null;
        const { title, detail, cure } = explainCheck(check, rule, 'owner', { format: format.day });
        const advice = check.level === 'recommended';
        return (
          <li key={check.ruleId} className="flex gap-3">
            <VerdictShape kind={advice || check.status === 'pending' ? 'wait' : 'stop'} size={22} />
            <div className="min-w-0 flex-1">
              <p className="type-label">{advice ? messages.advice(title) : title}</p>
              <p className="text-ink-2 type-small">{detail}</p>
              {cure && <p className="type-small">{cure}</p>}
              <div className="mt-2 flex flex-wrap gap-2 empty:hidden">{controlFor?.(check, rule)}</div>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
