import { goodUntil, type Rule } from '@clearpaw/domain';
import { ClipboardCheck } from 'lucide-react';
import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { useFormat } from '../../../platform/messages/index.ts';
import { Icon } from '../../../ui/icon/index.ts';
import { VerdictShape } from '../../../ui/verdict/index.ts';
import { checkInMessages } from '../messages.gen.ts';
import type { GetVerdictAppearance } from '../scanner-business.ts';
import { openVerdictNotes, soonNotes, tallyOf } from '../verdict-notes-of.ts';
import type { GuestDraft } from './guest-draft.ts';
import { judgeGuest } from './judge-guest.ts';
import { guestMessages } from './messages.gen.ts';

/** As many as fit beside the form; the rest is a count. */
const mostReasons = 3;

interface GuestVerdictProps {
  readonly draft: GuestDraft;
  readonly rules: readonly Rule[];
  readonly service: string | null;
  readonly today: string;
  readonly verdictAppearance: GetVerdictAppearance;
}

/** The answer that the form gives so far; it changes with each field. */
export function GuestVerdict({ draft, rules, service, today, verdictAppearance }: GuestVerdictProps) {
  const messages = guestMessages;
  const typed = useDeferredValue(draft);
  const report = useMemo(() => judgeGuest(typed, { rules, service, today }), [typed, rules, service, today]);
  if (!report) {
    return (
      <Box label={messages.soFar}>
        <Icon of={ClipboardCheck} size={28} className="shrink-0 text-ink-3" />
        <p className="text-ink-2">{messages.notYet}</p>
      </Box>
    );
  }
  const { kind, word } = verdictAppearance(report.verdict);
  return (
    <Box label={messages.soFar} kind={kind}>
      <VerdictShape kind={kind} size={40} />
      <div className="min-w-0 flex-1">
        <p className="type-h2-panel">{word}</p>
        <Reasons {...{ report, rules }} />
      </div>
    </Box>
  );
}

type Report = NonNullable<ReturnType<typeof judgeGuest>>;

function Reasons({ report, rules }: { readonly report: Report; readonly rules: readonly Rule[] }) {
  const messages = checkInMessages;
  const format = useFormat();
  const { asked, open } = tallyOf(report);
  const until = goodUntil(report);
  const against = openVerdictNotes(report, rules);
  const reasons = against.length > 0 ? against : soonNotes(report, rules, messages, format);
  return (
    <>
      <p className="type-small">
        {asked === 0
          ? messages.noRequirements
          : open > 0
            ? messages.notMet(open, asked)
            : messages.allMet(asked)}
        {until !== null && `. ${messages.clearedThrough(format.day(until))}.`}
      </p>
      <ul className="mt-1 type-small empty:hidden">
        {reasons.slice(0, mostReasons).map(({ id, title }) => (
          <li key={id} className="font-semibold">
            {title}
          </li>
        ))}
        {reasons.length > mostReasons && <li>{messages.more(reasons.length - mostReasons)}</li>}
      </ul>
    </>
  );
}

interface BoxProps {
  readonly label: string;
  readonly kind?: ReturnType<GetVerdictAppearance>['kind'];
  readonly children: ReactNode;
}

function Box({ label, kind, children }: BoxProps) {
  return (
    <section
      aria-label={label}
      data-verdict={kind}
      className={
        kind
          ? 'rounded-panel bg-verdict-tint text-verdict-ink shadow-e2'
          : 'rounded-panel bg-sunken inset-ring inset-ring-line'
      }
    >
      <div role="status" className="flex items-center gap-4 px-5 py-4">
        {children}
      </div>
    </section>
  );
}
