import type { apps, OutputOf } from '@clearpaw/contract';
import { Blocks } from 'lucide-react';
import { useState } from 'react';
import { useAction } from '../../platform/data/index.ts';
import { useFormat } from '../../platform/messages/index.ts';
import { Button } from '../../ui/button/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import { ConfirmDialog } from '../../ui/overlay/index.ts';
import { Tag } from '../../ui/tag/index.ts';
import { showToast } from '../../ui/toast/index.ts';
import { appMessages } from './messages.gen.ts';
import { sayScope } from './say-scope.ts';

export type ConnectedApp = OutputOf<typeof apps.listConnectedApps>['items'][number];

interface ConnectedAppRowProps {
  readonly app: ConnectedApp;
  readonly ofOwner?: boolean;
}

/** One app: who registered it, its scopes, when it was used, and a button to disconnect it. */
export function ConnectedAppRow({ app, ofOwner = false }: ConnectedAppRowProps) {
  const messages = appMessages;
  const format = useFormat();
  const [asked, setAsked] = useState(false);
  const disconnect = useAction('disconnectApp');
  const { id, name, registeredBy, scopes, connectedBy, createdAt, lastUsedAt, state } = app;
  const send = () =>
    disconnect.mutate(
      { connectedAppId: id },
      {
        onSuccess: () => showToast({ text: messages.disconnected(name) }),
        onError: (problem) => showToast({ text: problem.message, tone: 'error' }),
        onSettled: () => setAsked(false),
      },
    );
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-3 py-3.5 first:pt-0 last:pb-0">
      <span className="grid size-11 shrink-0 place-items-center rounded-card bg-sunken text-ink-2">
        <Icon of={Blocks} />
      </span>
      <div className="flex min-w-0 flex-1 basis-52 flex-col gap-2 [overflow-wrap:anywhere]">
        <div>
          <p className="type-strong">{name}</p>
          <p className="type-small text-ink-2">{messages.by(registeredBy)}</p>
        </div>
        <ul aria-label={messages.scopes} className="type-small text-ink-2">
          {scopes.map((scope) => (
            <li key={scope}>{sayScope(scope, ofOwner)}</li>
          ))}
        </ul>
        <p className="type-small text-ink-3">
          {messages.since(format.since(createdAt), connectedBy)} ·{' '}
          {lastUsedAt ? messages.used(format.ago(Date.parse(lastUsedAt))) : messages.neverUsed}
        </p>
        {state === 'stopped' && (
          <div>
            <Tag tone="stop">{messages.stopped}</Tag>
          </div>
        )}
      </div>
      <Button
        variant="secondary"
        size="small"
        aria-label={messages.disconnectOf(name)}
        onPress={() => setAsked(true)}
      >
        {messages.disconnect}
      </Button>
      <ConfirmDialog
        isOpen={asked}
        onOpenChange={setAsked}
        title={messages.disconnectTitle(name)}
        confirm={messages.disconnect}
        tone="danger"
        busy={disconnect.isPending && messages.disconnecting}
        onConfirm={send}
      >
        {messages.disconnectLead}
      </ConfirmDialog>
    </li>
  );
}
