import { type Rule, subjectOf } from '@clearpaw/domain';
import { ruleFileMessages } from './file-messages.gen.ts';
import type { UnusableRule } from './rule-file-of.ts';

/** Each rule that was left out, with the reason. */
export function LeftOutRules({ rules }: { readonly rules: readonly UnusableRule[] }) {
  const messages = ruleFileMessages;
  return (
    <ul className="mt-1 flex list-disc flex-col gap-1 ps-5 [overflow-wrap:anywhere]">
      {rules.map(({ position, title, rule, reason, detail }) => {
        const subject = rule && subjectOf(rule.requirement as Rule['requirement']);
        const name = title ?? subject ?? messages.rule(position);
        return <li key={position}>{messages.leftOut[reason](name, detail)}</li>;
      })}
    </ul>
  );
}
