import type { Rule } from '@clearpaw/domain';
import { useDeferredValue } from 'react';
import { useCall } from '../../platform/data/index.ts';
import { CallErrorPanel } from '../../ui/feedback/index.ts';
import { VerdictShape } from '../../ui/verdict/index.ts';
import { requirementMessages } from './messages.gen.ts';
import { publishMessages } from './publish-messages.gen.ts';
import { verdictShapes } from './verdict-shapes.ts';

const mostShown = 8;

interface PreviewPanelProps {
  readonly businessId: string;
  readonly rules: readonly Rule[];
}

/** Shows, before publishing, for which connected pets the verdict would change. */
export function PreviewPanel({ businessId, rules }: PreviewPanelProps) {
  const messages = publishMessages;
  const settled = useDeferredValue(rules);
  const preview = useCall('previewRequirements', { businessId, rules: settled as never });
  if (preview.isError) {
    return <CallErrorPanel call={preview} title={messages.previewFailed} />;
  }
  const { affected, judged } = preview.data ?? { affected: [], judged: null };
  const more = affected.length - mostShown;
  return (
    <section aria-label={messages.preview} className="mt-4 flex flex-col gap-2.5">
      {/* The panel keeps its height while pets are counted, so that the button below does not move. */}
      <p aria-live="polite" className="type-label">
        {judged === null ? messages.counting : messages.affected(affected.length, judged)}
      </p>
      <ul className="flex flex-col gap-2">
        {affected.slice(0, mostShown).map(({ petId, petName, before, after }) => (
          <li key={petId} className="flex items-center gap-2.5">
            <span className="min-w-0 flex-1 truncate">{petName}</span>
            <VerdictShape
              kind={verdictShapes[before]}
              size={22}
              label={requirementMessages.verdicts[before]}
            />
            <span aria-hidden="true" className="text-ink-3 rtl:-scale-x-100">
              →
            </span>
            <VerdictShape kind={verdictShapes[after]} size={22} label={requirementMessages.verdicts[after]} />
          </li>
        ))}
      </ul>
      {more > 0 && <p className="text-ink-2 type-small">{messages.andMore(more)}</p>}
    </section>
  );
}
