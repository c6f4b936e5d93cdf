import { useFormat } from '../../platform/messages/index.ts';
import { Button } from '../../ui/button/index.ts';
import { Dialog } from '../../ui/overlay/index.ts';
import { LinkCard } from './link-card.tsx';
import { shareLinkMessages } from './messages.gen.ts';
import { browserRecipient, type ShareLink } from './share-link.ts';

interface LinkDialogProps {
  readonly link: ShareLink;
  readonly petName: string;
  readonly title: string;
  readonly onClose: () => void;
}

/** The link as a code while it works, and when it was opened and by whom. */
export function LinkDialog({ link, petName, title, onClose }: LinkDialogProps) {
  const messages = shareLinkMessages;
  const format = useFormat();
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={title}
      actions={
        <Button variant="secondary" onPress={onClose}>
          {messages.done}
        </Button>
      }
    >
      {link.url && <LinkCard url={link.url} petName={petName} />}
      <section className="flex flex-col gap-2">
        <h3 className="type-strong text-ink">{messages.historyTitle}</h3>
        {link.uses.length === 0 && <p>{messages.notOpened}</p>}
        <ul className="divide-y divide-line">
          {link.uses.map(({ at, recipient }) => (
            <li key={`${at}${recipient}`} className="flex justify-between gap-4 py-2 type-small">
              <span className="min-w-0 [overflow-wrap:anywhere]">
                {recipient === browserRecipient ? messages.inBrowser : recipient}
              </span>
              <span className="shrink-0 tabular-nums">{format.dayTime(at)}</span>
            </li>
          ))}
        </ul>
        {link.opened > link.uses.length && <p className="type-caption">{messages.usesShown}</p>}
      </section>
    </Dialog>
  );
}
