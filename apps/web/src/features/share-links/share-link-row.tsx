import { Copy, Link2, QrCode, Unlink } from 'lucide-react';
import { useState } from 'react';
import { useAction } from '../../platform/data/index.ts';
import { Button } from '../../ui/button/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import { ConfirmDialog, Menu, type MenuItem } from '../../ui/overlay/index.ts';
import { useReadOnly } from '../../ui/provider/index.ts';
import { classes } from '../../ui/style/index.ts';
import { copyText, showToast } from '../../ui/toast/index.ts';
import { LinkDialog } from './link-dialog.tsx';
import { LinkFacts } from './link-facts.tsx';
import { shareLinkMessages } from './messages.gen.ts';
import type { ShareLink } from './share-link.ts';

interface ShareLinkRowProps {
  readonly link: ShareLink;
  readonly petName: string;
}

/**
 * One link: what it shows, until when, and how often it was opened. A link that has ended stays in the list, greyed
 * out.
 */
export function ShareLinkRow({ link, petName }: ShareLinkRowProps) {
  const messages = shareLinkMessages;
  const [shown, setShown] = useState<'details' | 'end' | null>(null);
  const works = link.state === 'active';
  const name = link.label ?? messages.untitled;
  const { url } = link;
  return (
    <li className="flex gap-4 py-4 first:pt-0 last:pb-0">
      <span
        className={classes(
          'grid size-11 shrink-0 place-items-center rounded-card',
          works ? 'bg-evergreen-tint text-evergreen-ink' : 'bg-sunken text-ink-3',
        )}
      >
        <Icon of={Link2} />
      </span>
      <div className="flex min-w-0 flex-1 flex-wrap items-start justify-end gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-52">
          <p className={classes('type-strong [overflow-wrap:anywhere]', !works && 'text-ink-2')}>{name}</p>
          <LinkFacts link={link} />
        </div>
        <span className="flex items-center gap-1">
          {url && (
            <Button
              variant="secondary"
              size="small"
              icon={Copy}
              aria-label={messages.copyNamed(name)}
              onPress={() => void copyText(url, messages)}
            >
              {messages.copy}
            </Button>
          )}
          <RowMenu link={link} name={name} onShow={setShown} />
        </span>
      </div>
      {shown === 'details' && (
        <LinkDialog link={link} petName={petName} title={name} onClose={() => setShown(null)} />
      )}
      <EndDialog link={link} name={name} isOpen={shown === 'end'} onClose={() => setShown(null)} />
    </li>
  );
}

interface RowMenuProps {
  readonly link: ShareLink;
  readonly name: string;
  readonly onShow: (shown: 'details' | 'end') => void;
}

function RowMenu({ link, name, onShow }: RowMenuProps) {
  const messages = shareLinkMessages;
  const readOnly = useReadOnly();
  const details: MenuItem = {
    id: 'details',
    label: link.url ? messages.show : messages.history,
    icon: QrCode,
    onAction: () => onShow('details'),
  };
  const end: MenuItem = {
    id: 'end',
    label: messages.end,
    icon: Unlink,
    tone: 'danger',
    onAction: () => onShow('end'),
  };
  const mayEnd = link.state === 'active' && !readOnly;
  return <Menu label={messages.more(name)} items={mayEnd ? [details, end] : [details]} />;
}

interface EndDialogProps {
  readonly link: ShareLink;
  readonly name: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

function EndDialog({ link, name, isOpen, onClose }: EndDialogProps) {
  const messages = shareLinkMessages;
  const revoke = useAction('revokeShareLink');
  const end = () =>
    revoke.mutate(
      { id: link.id },
      {
        onSuccess: () => showToast({ text: messages.endedToast }),
        onError: (problem) => showToast({ text: problem.message, tone: 'error' }),
        onSettled: onClose,
      },
    );
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={(open) => open || onClose()}
      title={messages.endTitle(name)}
      confirm={messages.end}
      tone="danger"
      busy={revoke.isPending && messages.ending}
      onConfirm={end}
    >
      {messages.endLead}
    </ConfirmDialog>
  );
}
