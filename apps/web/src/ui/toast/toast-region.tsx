import { CircleAlert, X } from 'lucide-react';
import {
  Button,
  Text,
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastRegion as ToastRegion,
} from 'react-aria-components';
import { Icon } from '../icon/index.ts';
import { uiMessages } from '../provider/index.ts';
import { VerdictShape } from '../verdict/index.ts';
import { type ToastMessage, toastQueue } from './toast-queue.ts';

function Sign({ tone, verdict }: Pick<ToastMessage, 'tone' | 'verdict'>) {
  if (verdict) return <VerdictShape kind={verdict} />;
  return tone === 'error' ? <Icon of={CircleAlert} className="text-toast-action" /> : null;
}

/** The toasts that are open: bottom center, above the tab bar or the page's own bar. */
export default function ToastList() {
  const messages = uiMessages;
  return (
    <ToastRegion
      queue={toastQueue}
      aria-label={messages.notifications}
      className="toasts fixed inset-x-0 bottom-(--toasts-above,6rem) z-50 mx-auto flex w-fit max-w-full flex-col gap-2 px-4 outline-none md:bottom-(--toasts-above,1.5rem)"
    >
      {({ toast }) => {
        const { text, onUndo, tone, verdict } = toast.content;
        return (
          <Toast
            toast={toast}
            className="flex min-h-14 min-w-72 max-w-120 animate-lift items-center gap-3 rounded-card bg-ink ps-4 pe-2 text-paper shadow-e3"
          >
            <Sign tone={tone ?? 'plain'} {...(verdict ? { verdict } : {})} />
            <ToastContent className="min-w-0 flex-1 py-3">
              <Text slot="title" className="type-small">
                {text}
              </Text>
            </ToastContent>
            {onUndo && (
              <Button
                onPress={() => {
                  onUndo();
                  toastQueue.close(toast.key);
                }}
                className="min-h-11 rounded-chip px-3 type-label text-toast-action"
              >
                {messages.undo}
              </Button>
            )}
            <Button
              slot="close"
              aria-label={messages.close}
              className="grid size-11 place-items-center rounded-chip"
            >
              <Icon of={X} size={18} />
            </Button>
          </Toast>
        );
      }}
    </ToastRegion>
  );
}
