import { RefreshCw } from 'lucide-react';
import { type ReactNode, useCallback, useState } from 'react';
import { notKept, useKeptAge } from '../../platform/data/index.ts';
import { useFormat } from '../../platform/messages/index.ts';
import { isUnreached } from '../../platform/offline/index.ts';
import { Button } from '../../ui/button/index.ts';
import { Banner, MessageAboveContext } from '../../ui/feedback/index.ts';
import { type SaidAbove, SaidAboveContext, saidNowhere } from '../../ui/provider/index.ts';
import { shellMessages } from '../messages.gen.ts';

/**
 * That the server is out of reach, and how old the data on the screen is. The page below does not say it again for each
 * of its reads; a page that has nothing to show says it in its place.
 */
export function OfflineBanner({ children }: { readonly children: ReactNode }) {
  const messages = shellMessages;
  const format = useFormat();
  const { isAway, readAt, retry } = useKeptAge();
  const [isReplaced, setIsReplaced] = useState(false);
  const replace = useCallback(() => {
    setIsReplaced(true);
    return () => setIsReplaced(false);
  }, []);
  return (
    <>
      <div role="status" className="empty:hidden">
        {isAway && !isReplaced && (
          <Banner
            tone="offline"
            className="mb-6 items-center!"
            action={
              <Button variant="secondary" size="small" icon={RefreshCw} onPress={retry}>
                {messages.tryAgain}
              </Button>
            }
          >
            {navigator.onLine ? messages.unreachable : messages.offline}
            {readAt !== null && ` ${messages.dataFrom(format.ago(readAt))}`}
          </Banner>
        )}
      </div>
      <MessageAboveContext value={{ replace, retry }}>
        <SaidAboveContext value={isAway ? saidByBanner : saidNowhere}>{children}</SaidAboveContext>
      </MessageAboveContext>
    </>
  );
}

/** That something is not stored on this device is more than the banner says. */
function saidByBanner(error: Error): SaidAbove {
  if (!isUnreached(error)) return 'nothing';
  return error.message === notKept() ? 'retry' : 'everything';
}
