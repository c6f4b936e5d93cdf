import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useAction } from '../../platform/data/index.ts';
import { useFormat } from '../../platform/messages/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import { ConfirmDialog, Menu } from '../../ui/overlay/index.ts';
import { showToast } from '../../ui/toast/index.ts';
import { KeyState } from './key-state.tsx';
import type { ListedKey } from './listed-key.ts';
import { apiKeyMessages } from './messages.gen.ts';
import type { ShownKey } from './new-key-panel.tsx';
import { RotateKeyDialog } from './rotate-key-dialog.tsx';

interface ApiKeyListRowProps {
  readonly businessId: string;
  readonly apiKey: ListedKey;
  readonly mayEdit: boolean;
  readonly onRotated: (key: ShownKey) => void;
}

/** One key: its scopes, when it was last used, and when it ends. */
export function ApiKeyListRow({ businessId, apiKey, mayEdit, onRotated }: ApiKeyListRowProps) {
  const messages = apiKeyMessages;
  const format = useFormat();
  const [asked, setAsked] = useState<'rotate' | 'revoke' | null>(null);
  const revoke = useAction('revokeApiKey');
  const { id, name, hint, scopes, state, lastUsedAt, createdBy, createdAt, oldKeyEndsAt } = apiKey;
  const close = (open: boolean) => open || setAsked(null);
  const sendRevocation = () =>
    revoke.mutate(
      { businessId, keyId: id },
      {
        onSuccess: () => showToast({ text: messages.revoked(name) }),
        onError: (problem) => showToast({ text: problem.message, tone: 'error' }),
        onSettled: () => setAsked(null),
      },
    );
  const items = [
    ...(mayEdit ? [{ id: 'rotate', label: messages.rotate, onAction: () => setAsked('rotate') }] : []),
    { id: 'revoke', label: messages.revoke, tone: 'danger' as const, onAction: () => setAsked('revoke') },
  ];
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto_auto] items-center gap-x-4 gap-y-2 py-3.5 first:pt-0 last:pb-0">
      <span className="grid size-11 place-items-center rounded-card bg-sunken text-ink-2">
        <Icon of={KeyRound} />
      </span>
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <p className="type-strong">{name}</p>
        <p className="font-mono type-small text-ink-2">{hint}</p>
      </div>
      <ul
        aria-label={messages.scopes}
        className="col-span-full row-start-2 flex min-w-0 flex-wrap gap-1.5 md:col-[2/-1]"
      >
        {scopes.map((scope) => (
          <li key={scope} className="rounded-full bg-sunken px-2.5 py-0.5 font-mono type-small text-ink-2">
            {scope}
          </li>
        ))}
      </ul>
      <div className="col-span-full row-start-3 min-w-0 type-small text-ink-2 md:col-[2/-1]">
        <p>{lastUsedAt ? messages.used(format.ago(Date.parse(lastUsedAt))) : messages.neverUsed}</p>
        <p>{messages.created(format.since(createdAt), createdBy)}</p>
        {oldKeyEndsAt && (
          <p className="text-marigold-ink">{messages.oldKeyUntil(format.dayTime(oldKeyEndsAt))}</p>
        )}
      </div>
      <div className="max-md:col-span-full max-md:row-start-4 max-md:justify-self-start md:col-start-3 md:row-start-1 md:max-w-44">
        <KeyState apiKey={apiKey} />
      </div>
      <div className="col-start-4 row-start-1">
        {state === 'active' && <Menu label={messages.actions(name)} items={items} />}
      </div>
      <RotateKeyDialog
        businessId={businessId}
        apiKey={apiKey}
        isOpen={asked === 'rotate'}
        onOpenChange={close}
        onRotated={onRotated}
      />
      <ConfirmDialog
        isOpen={asked === 'revoke'}
        onOpenChange={close}
        title={messages.revokeTitle(name)}
        confirm={messages.revoke}
        tone="danger"
        busy={revoke.isPending && messages.revoke}
        onConfirm={sendRevocation}
      >
        {messages.revokeLead}
      </ConfirmDialog>
    </li>
  );
}
