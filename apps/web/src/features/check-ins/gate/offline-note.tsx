import { listsHoldForHours } from '@clearpaw/domain';
import { useWordsOf } from '../../../platform/words/index.ts';
import { Banner } from '../../../ui/feedback/index.ts';
import type { ScannerLine } from '../offline/index.ts';
import { checkInWords } from '../words.ts';

const minuteMs = 60_000;

/** Before any badge is read: that the server cannot be asked, and what still works. */
export function OfflineNote({ line }: { readonly line: ScannerLine }) {
  const words = useWordsOf(checkInWords);
  const { state, listsReadAt } = line;
  if (state === 'online') return <div role="status" />;
  const said = words.scannerOffline;
  return (
    <div role="status">
      <Banner tone="offline" title={said[state]}>
        {listsReadAt === null ? said.noLists : `${whatWorks(listsReadAt, said)} ${said.needsNetwork}`}
      </Banner>
    </div>
  );
}

function whatWorks(listsReadAt: number, said: (typeof checkInWords)['en']['scannerOffline']): string {
  const minutes = Math.max(0, Math.round((Date.now() - listsReadAt) / minuteMs));
  const hours = Math.floor(minutes / 60);
  return hours >= listsHoldForHours ? said.listsOld(hours) : said.listsFresh(minutes);
}
