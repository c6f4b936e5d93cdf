import { useFormat } from '../../platform/messages/index.ts';
import { Banner } from '../../ui/feedback/index.ts';
import type { Copied, OwnLocation, SayLeftOut } from './location.ts';
import { locationMessages } from './messages.gen.ts';

type CopiedRules = NonNullable<Copied['requirements']>;

interface RulesSummaryProps {
  readonly rules: CopiedRules;
  readonly to: OwnLocation;
  readonly leftOut: SayLeftOut;
  readonly isDone: boolean;
}

/** What becomes of the rules at the other location, and which are left out. */
export function RulesSummary({ rules: copied, to, leftOut, isDone }: RulesSummaryProps) {
  const messages = locationMessages.rules;
  const format = useFormat();
  const { unchanged, replacedFrom, laterFrom, questions } = copied;
  const fresh = questions.filter(({ isNew }) => isNew).map(({ text }) => text);
  const lines = [
    mainLine(copied, to.name, isDone),
    copied.replaced > 0 && messages.replaces(copied.replaced),
    replacedFrom !== null && messages.replacesScheduled(format.day(replacedFrom)),
    !unchanged && fresh.length > 0 && messages.questions(format.list(fresh)),
    laterFrom !== null && messages.later(format.day(laterFrom)),
    copied.otherClinics && messages.clinics(to.name),
  ].filter((line) => line !== false);
  return (
    <>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {copied.leftOut.length > 0 && (
        <Banner tone="soon" title={messages.leftOut(copied.leftOut.length)}>
          {leftOut(copied.leftOut)}
        </Banner>
      )}
    </>
  );
}

function mainLine({ rules, unchanged, version }: CopiedRules, to: string, isDone: boolean): string {
  const messages = locationMessages.rules;
  if (unchanged) return messages.unchanged(to);
  if (rules === 0) return messages.none(to);
  return isDone && version !== null ? messages.did(rules, to, version) : messages.will(rules, to);
}
