import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { IconButton } from '../button/index.ts';
import { SaidAboveContext, saidNowhere, uiMessages } from '../provider/index.ts';
import { classes } from '../style/index.ts';

export interface DialogProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** A question: "Admit Ziggy anyway?" */
  readonly title: ReactNode;
  /** One or two sentences and the fields the question needs. */
  readonly children?: ReactNode | undefined;
  /** Cancel, then the button that repeats the title's verb. */
  readonly actions?: ReactNode | undefined;
  /** `alertdialog` for what cannot be undone. */
  readonly role?: 'dialog' | 'alertdialog' | undefined;
  readonly width?: 'medium' | 'wide' | undefined;
  /** A cross at the top, for a dialog that is longer than a phone, whose Cancel lies below. */
  readonly isClosable?: boolean | undefined;
  /** False while an action is in progress that a stray click must not interrupt. */
  readonly isDismissable?: boolean | undefined;
}

// The height without an open keyboard, which covers a phone's page without making it smaller.
const scrim =
  'dialog-scrim fixed inset-0 z-40 flex items-end justify-center bg-scrim pb-[calc(100dvh-var(--visual-viewport-height,100dvh))] ' +
  'md:items-center md:p-6 data-entering:animate-appear ' +
  'data-exiting:opacity-0 data-exiting:transition-opacity data-exiting:duration-150';

const sheet =
  'max-h-[calc(var(--visual-viewport-height,100dvh)*0.92)] w-full overflow-auto rounded-t-dialog bg-raised shadow-e3 md:rounded-dialog data-entering:animate-rise';

// Content passes below them, and a field with the focus stays above them.
const actionsStyle =
  'mt-6 flex flex-wrap justify-end gap-2 max-md:sticky max-md:bottom-0 max-md:z-1 max-md:-mx-6 max-md:border-line ' +
  'max-md:border-t max-md:bg-raised max-md:px-6 max-md:pt-4 max-md:pb-[max(1rem,env(safe-area-inset-bottom))] max-md:*:grow';

/** Asks one question above the page. On a phone it is a sheet from below. */
export function Dialog(props: DialogProps) {
  const {
    isOpen,
    onOpenChange,
    title,
    children,
    actions,
    role = 'dialog',
    width = 'medium',
    isClosable = false,
    isDismissable = true,
  } = props;
  return (
    <ModalOverlay isOpen={isOpen} onOpenChange={onOpenChange} isDismissable={isDismissable} className={scrim}>
      <Modal
        className={classes(
          sheet,
          Boolean(actions) && 'max-md:scroll-pb-36',
          width === 'wide' ? 'md:max-w-180' : 'md:max-w-120',
        )}
      >
        <AriaDialog
          role={role}
          className={classes(
            'relative p-6 outline-none md:p-7',
            actions ? 'max-md:pb-0' : 'max-md:pb-[max(1.5rem,env(safe-area-inset-bottom))]',
          )}
        >
          <Heading slot="title" className={classes('type-h2-page', isClosable && 'pe-10')}>
            {title}
          </Heading>
          {isClosable && (
            <IconButton
              icon={X}
              label={uiMessages.close}
              className="absolute! end-3 top-4 md:top-5"
              onPress={() => onOpenChange(false)}
            />
          )}
          <div className="mt-1.5 flex flex-col gap-4 text-ink-2">
            <SaidAboveContext value={saidNowhere}>{children}</SaidAboveContext>
          </div>
          {actions && <div className={actionsStyle}>{actions}</div>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
