import { CircleAlert, Undo2, X } from 'lucide-react';
import {
  Button,
  Text,
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastRegion as ToastRegion,
} from 'react-aria-components';
import { Icon } from '../icon/index.ts';
import { uiMessages } from '../provider/index.ts';
import { classes } from '../style/index.ts';
import { VerdictShape } from '../verdict/index.ts';
import { type ToastMessage, toastQueue } from './toast-queue.ts';

function Sign({ tone, verdict }: Pick<ToastMessage, 'tone' | 'verdict'>) {
  if (verdict) return <VerdictShape kind={verdict} />;
  return tone === 'error' ? <Icon of={CircleAlert} className="text-toast-action" /> : null;
}

// On a phone a dialog covers the bottom of the window.
const aboveDialog =
  'max-md:[body:has(.dialog-scrim)_&]:top-[max(0.25rem,env(safe-area-inset-top))] max-md:[body:has(.dialog-scrim)_&]:bottom-auto';

/** The toasts that are open: bottom center, above the tab bar or the page's own bar. */
export default function ToastList() {
  const messages = uiMessages;
  return (
    <ToastRegion
      queue={toastQueue}
      aria-label={messages.notifications}
      className={`toasts fixed inset-x-0 bottom-(--toasts-above,6rem) z-50 mx-auto flex w-fit max-w-full flex-col gap-2 px-4 outline-none md:bottom-(--toasts-above,1.5rem) ${aboveDialog}`}
    >
      {({ toast }) => {
        const { text, detail, picture, onUndo, tone, verdict } = toast.content;
        const isCard = picture !== undefined;
        return (
          <Toast
            toast={toast}
            className={classes(
              'flex min-h-14 min-w-72 animate-lift items-center gap-3 bg-ink text-paper shadow-e3',
              isCard
                ? 'w-100 max-w-full flex-wrap rounded-panel py-3 ps-4 pe-3'
                : 'max-w-120 rounded-card ps-4 pe-2',
            )}
          >
            {picture ?? <Sign tone={tone ?? 'plain'} {...(verdict ? { verdict } : {})} />}
            <ToastContent className={classes('min-w-0 flex-1', isCard ? 'py-1' : 'py-3')}>
              <Text slot="title" className={isCard ? 'block type-h3' : 'type-small'}>
                {text}
              </Text>
              {detail && (
                <Text slot="description" className="block type-small opacity-85">
                  {detail}
                </Text>
              )}
            </ToastContent>
            {onUndo && (
              <Button
                onPress={() => {
                  onUndo();
                  toastQueue.close(toast.key);
                }}
                className={
                  isCard
                    ? 'order-last flex min-h-12 basis-full items-center justify-center gap-2 rounded-button bg-paper text-ink type-strong'
                    : 'min-h-11 rounded-chip px-3 type-label text-toast-action'
                }
              >
                {isCard && <Icon of={Undo2} size={18} />}
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
