import { RefreshCw } from 'lucide-react';
import { useKeptAge } from '../../platform/data/index.ts';
import { useFormat, useWordsOf } from '../../platform/words/index.ts';
import { Button } from '../../ui/button/index.ts';
import { Banner } from '../../ui/feedback/index.ts';
import { shellWords } from '../words.ts';

/** That the server is out of reach, and how old the data on the screen is. */
export function OfflineBanner() {
  const words = useWordsOf(shellWords);
  const format = useFormat();
  const { isAway, readAt, retry } = useKeptAge();
  return (
    <div role="status" className="empty:hidden">
      {isAway && (
        <Banner
          tone="offline"
          className="mb-6"
          action={
            <Button variant="secondary" size="small" icon={RefreshCw} onPress={retry}>
              {words.tryAgain}
            </Button>
          }
        >
          {navigator.onLine ? words.unreachable : words.offline}
          {readAt !== null && ` ${words.dataFrom(format.ago(readAt))}`}
        </Banner>
      )}
    </div>
  );
}
