import type { compliance, OutputOf } from '@clearpaw/contract';
import { isSatisfied } from '@clearpaw/domain';
import { complianceMessages } from './messages.gen.ts';

type Report = OutputOf<typeof compliance.getCompliance>;

/** What a business still requires, one sentence each; or that nothing is missing. */
export function ReportReasons({ report }: { readonly report: Report }) {
  const messages = complianceMessages;
  const open = report.checks.filter((check) => !isSatisfied(check.status) && check.level === 'required');
  if (report.checks.length === 0) return <p className="type-small text-ink-2">{messages.noRules}</p>;
  if (open.length === 0) return <p className="type-small text-ink-2">{messages.allMet}</p>;
  return (
    <ul className="flex flex-col gap-1 type-small text-ink-2">
      {open.map((check) => (
        <li key={check.ruleId}>{check.message}</li>
      ))}
    </ul>
  );
}
