import { RefreshCw } from 'lucide-react';
import { useKeptAge } from '../../platform/data/index.ts';
import { useFormat } from '../../platform/messages/index.ts';
import { Button } from '../../ui/button/index.ts';
import { Banner } from '../../ui/feedback/index.ts';
import { shellMessages } from '../messages.gen.ts';

/** That the server is out of reach, and how old the data on the screen is. */
export function OfflineBanner() {
  const messages = shellMessages;
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
              {messages.tryAgain}
            </Button>
          }
        >
          {navigator.onLine ? messages.unreachable : messages.offline}
          {readAt !== null && ` ${messages.dataFrom(format.ago(readAt))}`}
        </Banner>
      )}
    </div>
  );
}
