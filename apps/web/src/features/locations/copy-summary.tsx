import type { ReactNode } from 'react';
import type { Copied, OwnLocation, SayLeftOut } from './location.ts';
import { locationMessages } from './messages.gen.ts';
import { RulesSummary } from './rules-summary.tsx';
import { useTeamLines, useWaiverLines } from './summary-lines.ts';

interface CopySummaryProps {
  readonly copied: Copied;
  readonly to: OwnLocation;
  readonly leftOut: SayLeftOut;
  /** Whether it has happened. */
  readonly isDone?: boolean | undefined;
}

/** What is copied, part by part, with what is replaced and left out. */
export function CopySummary({ copied, to, leftOut, isDone = false }: CopySummaryProps) {
  const messages = locationMessages;
  const waiverLines = useWaiverLines(to);
  const teamLines = useTeamLines(to);
  const { requirements, waivers, team } = copied;
  return (
    <dl className="flex flex-col gap-4">
      {requirements && (
        <Part name={messages.parts.requirements}>
          <RulesSummary rules={requirements} to={to} leftOut={leftOut} isDone={isDone} />
        </Part>
      )}
      {waivers && <Part name={messages.parts.waivers}>{paragraphs(waiverLines(waivers))}</Part>}
      {team && <Part name={messages.parts.team}>{paragraphs(teamLines(team))}</Part>}
    </dl>
  );
}

function paragraphs(lines: readonly string[]): ReactNode {
  return lines.map((line) => <p key={line}>{line}</p>);
}

function Part({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="flex flex-col gap-1">
      <dt className="type-label text-ink">{name}</dt>
      <dd className="flex flex-col gap-1.5 text-ink-2 [overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}
