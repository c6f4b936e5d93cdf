import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
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
  /** False while an action is in progress that a stray click must not interrupt. */
  readonly isDismissable?: boolean | undefined;
}

const scrim =
  'fixed inset-0 z-40 flex items-end justify-center bg-scrim md:items-center md:p-6 data-entering:animate-appear ' +
  'data-exiting:opacity-0 data-exiting:transition-opacity data-exiting:duration-150';

const sheet =
  'max-h-[92dvh] w-full overflow-auto rounded-t-dialog bg-raised shadow-e3 md:rounded-dialog data-entering:animate-rise';

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
    isDismissable = true,
  } = props;
  return (
    <ModalOverlay isOpen={isOpen} onOpenChange={onOpenChange} isDismissable={isDismissable} className={scrim}>
      <Modal className={classes(sheet, width === 'wide' ? 'md:max-w-180' : 'md:max-w-120')}>
        <AriaDialog
          role={role}
          className="p-6 pb-[max(1.5rem,env(safe-area-inset-bottom))] outline-none md:p-7"
        >
          <Heading slot="title" className="type-h2-page">
            {title}
          </Heading>
          <div className="mt-1.5 flex flex-col gap-4 text-ink-2">{children}</div>
          {actions && (
            <div className="mt-6 flex flex-wrap justify-end gap-2 max-md:[&>*]:flex-1">{actions}</div>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
