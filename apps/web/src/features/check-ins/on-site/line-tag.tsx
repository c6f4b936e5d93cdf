import type { WatchState } from '../../../platform/data/index.ts';
import { LiveTag } from '../../../ui/tag/index.ts';
import { VerdictTag } from '../../../ui/verdict/index.ts';
import { checkInMessages } from '../messages.gen.ts';

/** Shows whether the page is updated live. */
export function LineTag({ line }: { readonly line: WatchState }) {
  const messages = checkInMessages;
  const said = typeof line === 'object' ? messages.refused : messages[line];
  return (
    <span role="status">
      {line === 'live' ? (
        <LiveTag>{said}</LiveTag>
      ) : line === 'connecting' ? (
        <span className="text-ink-3 type-small">{said}</span>
      ) : (
        <VerdictTag kind="offline">{said}</VerdictTag>
      )}
    </span>
  );
}
