import { ConfirmDialog } from '../../ui/overlay/index.ts';
import type { Copied, OwnLocation } from './location.ts';
import { locationMessages } from './messages.gen.ts';

interface ConfirmCopyProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly copied: Copied;
  readonly to: OwnLocation;
  readonly busy: boolean;
  readonly onConfirm: () => void;
}

/** Asks once more, naming what is replaced and who is written to. */
export function ConfirmCopy({ copied, to, busy, ...dialog }: ConfirmCopyProps) {
  const messages = locationMessages;
  const replaced = copied.requirements?.replaced ?? 0;
  const joining = copied.team?.members.filter(({ isNew }) => isNew).length ?? 0;
  return (
    <ConfirmDialog
      {...dialog}
      title={messages.confirmTitle(to.name)}
      confirm={messages.copy(to.name)}
      busy={busy && messages.copying}
    >
      <p>{replaced > 0 ? messages.confirmReplaces(replaced, to.name) : messages.confirmNew(to.name)}</p>
      {joining > 0 && <p>{messages.confirmMails(joining)}</p>}
    </ConfirmDialog>
  );
}
