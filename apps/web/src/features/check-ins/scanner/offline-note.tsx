import { listsHoldForHours } from '@clearpaw/domain';
import { Banner } from '../../../ui/feedback/index.ts';
import { checkInMessages } from '../messages.gen.ts';
import type { ScannerLine } from '../offline/index.ts';

const minuteMs = 60_000;

/** Shown before any badge is read: the server cannot be reached, and what still works. */
export function OfflineNote({ line }: { readonly line: ScannerLine }) {
  const messages = checkInMessages;
  const { state, listsReadAt } = line;
  if (state === 'online') return <div role="status" />;
  const said = messages.scannerOffline;
  return (
    <div role="status" data-offline>
      <Banner tone="offline" title={said[state]}>
        {listsReadAt === null ? said.noLists : whatWorks(listsReadAt, said)}
      </Banner>
    </div>
  );
}

function whatWorks(listsReadAt: number, said: (typeof checkInMessages)['scannerOffline']): string {
  const minutes = Math.max(0, Math.round((Date.now() - listsReadAt) / minuteMs));
  const hours = Math.floor(minutes / 60);
  return hours >= listsHoldForHours ? said.listsOld(hours) : said.listsFresh(minutes);
}
