import { useLocale } from '../../../platform/messages/index.ts';
import { type VerdictKind, VerdictShape } from '../../../ui/verdict/index.ts';
import { fragmentMessages } from './messages.gen.ts';
import { formatDay, sampleDay } from './sample-days.ts';

interface StripProps {
  readonly kind: VerdictKind;
  readonly word: string;
  readonly detail: string;
}

function Strip({ kind, word, detail }: StripProps) {
  return (
    <div
      data-verdict={kind}
      className="flex items-center gap-4 rounded-panel bg-verdict-screen px-5 py-4.5 text-on-verdict-screen"
    >
      <VerdictShape kind={kind} size={46} ground="screen" />
      <span>
        <span className="block type-h2">{word}</span>
        <span className="block type-small">{detail}</span>
      </span>
    </div>
  );
}

/** The two verdicts, which cannot be mistaken for each other. */
export function VerdictsFragment() {
  const messages = fragmentMessages.verdicts;
  const locale = useLocale();
  const earliest = formatDay(sampleDay('11-27'), locale, { month: 'short', day: 'numeric' });
  return (
    <div className="grid gap-2.5">
      <Strip kind="ok" word={messages.ok} detail={messages.okDetail} />
      <Strip kind="stop" word={messages.stop} detail={messages.stopDetail(earliest)} />
    </div>
  );
}
