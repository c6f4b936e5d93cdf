import { VerdictShape } from '../../ui/verdict/index.ts';
import { visitMessages } from './messages.gen.ts';
import type { GetVisitAppearance } from './visit.ts';

const verdicts = ['compliant', 'expiring', 'pending', 'non_compliant'] as const;

/** What color and shape of a visit mean: they judge the whole stay. */
export function VerdictLegend({ verdictAppearance }: { readonly verdictAppearance: GetVisitAppearance }) {
  const messages = visitMessages;
  return (
    <ul
      aria-label={messages.legend}
      className="flex flex-wrap gap-x-6 gap-y-2 text-ink-2 type-small max-lg:hidden"
    >
      {verdicts.map((verdict) => {
        const { kind, word } = verdictAppearance(verdict);
        return (
          <li key={verdict} className="flex items-center gap-2">
            <VerdictShape kind={kind} size={18} />
            {word}
          </li>
        );
      })}
    </ul>
  );
}
