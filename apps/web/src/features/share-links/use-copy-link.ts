import { useMessages } from '../../platform/messages/index.ts';
import { showToast } from '../../ui/toast/index.ts';
import { shareLinkMessages } from './messages.ts';

/** Copies a link and says so. */
export function useCopyLink(): (url: string) => Promise<void> {
  const messages = useMessages(shareLinkMessages);
  return async (url) => {
    try {
      await navigator.clipboard.writeText(url);
      showToast({ text: messages.copied });
    } catch {
      showToast({ text: messages.notCopied, tone: 'error' });
    }
  };
}
