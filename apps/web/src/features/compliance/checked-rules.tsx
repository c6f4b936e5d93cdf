import { type Check, explainCheck, findingOf, isSatisfied, type Rule } from '@clearpaw/domain';
import type { ReactNode } from 'react';
import { useFormat } from '../../platform/messages/index.ts';
import { VerdictShape } from '../../ui/verdict/index.ts';
import { complianceMessages } from './messages.gen.ts';

interface CheckedRulesProps {
  readonly checks: readonly Check[];
  readonly rules: readonly Rule[];
  /** What the owner can do about it right here. */
  readonly controlFor: (check: Check, rule: Rule) => ReactNode;
}

/** Every rule that applies to a pet: met, or what was found and how to resolve it. Unmet rules come first. */
export function CheckedRules({ checks, rules, controlFor }: CheckedRulesProps) {
  const messages = complianceMessages;
  const format = useFormat();
  const shown = checks
    .filter(({ status }) => status !== 'not_applicable')
    .toSorted((a, b) => Number(isSatisfied(a.status)) - Number(isSatisfied(b.status)));
  if (shown.length === 0) return <p className="text-ink-2">{messages.noRules}</p>;
  return (
    <ul className="flex flex-col gap-4">
      {shown.map((check) => {
        const rule = rules.find(({ id }) => id === check.ruleId);
        if (!rule) return null;
        const { title, detail, cure } = explainCheck(check, rule, 'owner', { format: format.day });
        const isMet = isSatisfied(check.status);
        // The mark already says that it is in order; what else is known is said without the title again.
        const isPlain = check.status === 'met' && check.validUntil === null;
        const found = isPlain ? null : isMet ? findingOf(check, rule, { format: format.day }) : detail;
        const isAdvice = check.level === 'recommended';
        const waits = isAdvice || check.status === 'pending';
        return (
          <li key={check.ruleId} className="flex gap-3">
            <VerdictShape kind={isMet ? 'ok' : waits ? 'wait' : 'stop'} size={22} />
            <div className="min-w-0 flex-1">
              <p className="type-label [overflow-wrap:anywhere]">
                {isAdvice ? messages.advice(title) : title}
                {/* The green mark says it already to those who see it. */}
                <span className={isMet ? 'sr-only' : 'font-normal text-ink-2'}>
                  {' · '}
                  {isMet ? messages.met : messages.missing}
                </span>
              </p>
              {found && <p className="text-ink-2 type-small">{found}</p>}
              {!isMet && cure && <p className="type-small">{cure}</p>}
              <div className="mt-2 flex flex-wrap gap-2 empty:hidden">
                {!isMet && controlFor(check, rule)}
              </div>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
