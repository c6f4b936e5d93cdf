import type { ReactNode } from 'react';
import { Button } from '../button/index.ts';
import { uiMessages } from '../provider/index.ts';
import { Dialog } from './dialog.tsx';

interface ConfirmDialogProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly title: ReactNode;
  readonly children?: ReactNode | undefined;
  /** The title's verb again: "Delete record". */
  readonly confirm: string;
  readonly tone?: 'primary' | 'danger' | undefined;
  readonly busy?: string | false | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly onConfirm: () => void;
}

/** A confirmation with two options: cancel, or do what the title asks. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    isOpen,
    onOpenChange,
    title,
    children,
    confirm,
    tone = 'primary',
    busy = false,
    isDisabled = false,
    onConfirm,
  } = props;
  const messages = uiMessages;
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={title}
      role={tone === 'danger' ? 'alertdialog' : 'dialog'}
      isDismissable={!busy}
      actions={
        <>
          <Button variant="ghost" onPress={() => onOpenChange(false)}>
            {messages.cancel}
          </Button>
          <Button variant={tone} busy={busy} isDisabled={isDisabled} onPress={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
