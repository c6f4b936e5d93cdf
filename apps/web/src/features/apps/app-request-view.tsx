import { useState } from 'react';
import { useCall } from '../../platform/data/index.ts';
import { CallErrorPanel, Spinner } from '../../ui/feedback/index.ts';
import { AppDecision } from './app-decision.tsx';
import { readAppRequest } from './app-request.ts';
import type { AskedPerson } from './asked-person.ts';
import { appMessages } from './messages.gen.ts';

interface AppRequestViewProps {
  readonly search: string;
  readonly person: AskedPerson;
  readonly onOtherAccount: () => void;
  readonly onLeave: (url: string) => void;
}

/** An app asks for access, and a person decides. */
export function AppRequestView({ search, person, onOtherAccount, onLeave }: AppRequestViewProps) {
  // As it was when the page opened, because the address changes once the browser leaves.
  const [request] = useState(() => readAppRequest(search));
  if (request.error !== null) return <BadRequest error={request.error} />;
  return <KnownApp {...{ request, person, onOtherAccount, onLeave }} />;
}

type KnownAppProps = Omit<AppRequestViewProps, 'search'> & {
  readonly request: ReturnType<typeof readAppRequest>;
};

function KnownApp({ request, ...rest }: KnownAppProps) {
  const messages = appMessages;
  const app = useCall('getApp', { clientId: request.clientId });
  if (app.isPending) return <Spinner />;
  if (app.data) return <AppDecision request={request} app={app.data} {...rest} />;
  return <CallErrorPanel call={app} title={messages.failed} />;
}

/** An invalid request of an app: there is nothing for the person to decide. */
export function BadRequest({ error }: { readonly error: string }) {
  const messages = appMessages;
  const reasons: Readonly<Record<string, string>> = {
    invalid_client: messages.badApp,
    invalid_redirect: messages.badAddress,
  };
  return (
    <div role="alert" className="flex flex-col gap-4">
      <h1 className="type-h1">{messages.badTitle}</h1>
      <p className="text-ink-2">{reasons[error] ?? messages.badRequest}</p>
    </div>
  );
}
