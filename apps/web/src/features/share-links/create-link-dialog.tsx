import { useState } from 'react';
import { Button } from '../../ui/button/index.ts';
import { Dialog } from '../../ui/overlay/index.ts';
import { type CreatedLink, CreateLinkForm } from './create-link-form.tsx';
import { LinkCard } from './link-card.tsx';
import { shareLinkMessages } from './messages.gen.ts';

interface CreateLinkDialogProps {
  readonly pet: { readonly id: string; readonly name: string };
  readonly onClose: () => void;
}

/** Asks for the terms, then shows the link and, this once, its passcode. */
export function CreateLinkDialog({ pet, onClose }: CreateLinkDialogProps) {
  const messages = shareLinkMessages;
  const [created, setCreated] = useState<CreatedLink | null>(null);
  if (!created) return <CreateLinkForm pet={pet} onCreated={setCreated} onClose={onClose} />;
  return (
    <Dialog
      isOpen
      // The passcode is not shown again, so a stray click must not close the dialog.
      isDismissable={false}
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={messages.createdTitle}
      actions={
        <Button variant="secondary" onPress={onClose}>
          {messages.done}
        </Button>
      }
    >
      {created.passcode !== null && (
        <div className="rounded-card bg-marigold-tint px-4 py-3 text-marigold-ink">
          <p className="type-small">{messages.passcodeOnce}</p>
          <p className="type-strong tracking-wider [overflow-wrap:anywhere]">{created.passcode}</p>
        </div>
      )}
      <LinkCard url={created.url} petName={pet.name} />
    </Dialog>
  );
}
