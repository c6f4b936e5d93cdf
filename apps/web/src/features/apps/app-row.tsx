import type { apps, OutputOf } from '@clearpaw/contract';
import { AppWindow } from 'lucide-react';
import { useState } from 'react';
import { useAction } from '../../platform/data/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import { ConfirmDialog, Menu } from '../../ui/overlay/index.ts';
import { showToast } from '../../ui/toast/index.ts';
import { ChangeAddressesDialog } from './change-addresses-dialog.tsx';
import { appMessages } from './messages.gen.ts';
import type { ShownSecret } from './new-secret-panel.tsx';
import { sayScope } from './say-scope.ts';

interface AppRowProps {
  readonly businessId: string;
  readonly app: OutputOf<typeof apps.listApps>['items'][number];
  readonly mayEdit: boolean;
  readonly onSecret: (secret: ShownSecret) => void;
}

/** One registered app: its client ID, its addresses, and the number of connections. */
export function AppRow({ businessId, app, mayEdit, onSecret }: AppRowProps) {
  const messages = appMessages;
  const [asked, setAsked] = useState<'change' | 'rotate' | 'remove' | null>(null);
  const [rotate, remove] = [useAction('rotateAppSecret'), useAction('deleteApp')];
  const { id: appId, name, clientId, redirectUris, scopes, connections } = app;
  const close = (open: boolean) => open || setAsked(null);
  const fail = (problem: Error) => showToast({ text: problem.message, tone: 'error' });
  const onSettled = () => setAsked(null);
  const sendRotation = () =>
    rotate.mutate(
      { businessId, appId },
      {
        onSuccess: ({ clientSecret }) => onSecret({ name, clientId, clientSecret }),
        onError: fail,
        onSettled,
      },
    );
  const sendRemoval = () =>
    remove.mutate(
      { businessId, appId },
      { onSuccess: () => showToast({ text: messages.removed(name) }), onError: fail, onSettled },
    );
  const items = [
    ...(mayEdit
      ? [
          { id: 'change', label: messages.change, onAction: () => setAsked('change') },
          { id: 'rotate', label: messages.rotate, onAction: () => setAsked('rotate') },
        ]
      : []),
    { id: 'remove', label: messages.remove, tone: 'danger' as const, onAction: () => setAsked('remove') },
  ];
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-4 gap-y-2 py-3.5 first:pt-0 last:pb-0">
      <span className="grid size-11 place-items-center rounded-card bg-sunken text-ink-2">
        <Icon of={AppWindow} />
      </span>
      <div className="flex min-w-0 flex-col gap-1 type-small text-ink-2 [overflow-wrap:anywhere]">
        <p className="type-strong text-ink">{name}</p>
        <p>{messages.connections(connections)}</p>
        <p>
          {messages.clientId}: <code className="font-mono">{clientId}</code>
        </p>
        {scopes && (
          <p>
            {messages.mayAskFor}: {scopes.map((scope) => sayScope(scope, false)).join(' · ')}
          </p>
        )}
        <ul aria-label={messages.addresses} className="font-mono">
          {redirectUris.map((address) => (
            <li key={address}>{address}</li>
          ))}
        </ul>
      </div>
      <Menu label={messages.actions(name)} items={items} />
      {asked === 'change' && (
        <ChangeAddressesDialog businessId={businessId} app={app} isOpen onOpenChange={close} />
      )}
      <ConfirmDialog
        isOpen={asked === 'rotate'}
        onOpenChange={close}
        title={messages.rotateTitle(name)}
        confirm={messages.rotate}
        busy={rotate.isPending && messages.rotating}
        onConfirm={sendRotation}
      >
        {messages.rotateLead}
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={asked === 'remove'}
        onOpenChange={close}
        title={messages.removeTitle(name)}
        confirm={messages.remove}
        tone="danger"
        busy={remove.isPending && messages.removing}
        onConfirm={sendRemoval}
      >
        {messages.removeLead(connections)}
      </ConfirmDialog>
    </li>
  );
}
