import type { Shlink } from '@clearpaw/protocol';
import { useMemo } from 'react';
import { Button } from '../../../ui/button/index.ts';
import { ErrorPanel, Spinner } from '../../../ui/feedback/index.ts';
import { readOwnLink } from './own-link.ts';
import { PasscodeForm } from './passcode-form.tsx';
import { RecordView } from './record-view.tsx';
import { useShared } from './use-shared.ts';
import { viewerMessages } from './viewer-messages.gen.ts';

/** The page of a shared link, for anyone: the passcode if there is one, then the record. */
export function ShareView({ hash }: { readonly hash: string }) {
  const messages = viewerMessages;
  const read = useMemo(() => readOwnLink(hash, window.location.origin, Date.now()), [hash]);
  switch (read.status) {
    case 'link':
      return <Opening key={hash} link={read.link} />;
    case 'broken':
      return <Calm title={messages.broken} lead={messages.brokenLead} />;
    case 'foreign':
      return <Calm title={messages.foreign} lead={messages.foreignLead} />;
    case 'gone':
      return <Calm title={messages.gone} lead={messages.goneLead} />;
  }
}

function Opening({ link }: { readonly link: Shlink }) {
  const messages = viewerMessages;
  const { shown, isAsking, ask, askAgain, openFile } = useShared(link);
  const retry = () => void askAgain();
  switch (shown.status) {
    case 'loading':
      return (
        <div className="py-16">
          <Spinner>{messages.opening}</Spinner>
        </div>
      );
    case 'passcode':
      return (
        <PasscodeForm remaining={shown.remaining} isAsking={isAsking} onSend={(code) => void ask(code)} />
      );
    case 'gone':
      return <Calm title={messages.gone} lead={messages.goneLead} />;
    case 'wrongKey':
      return <Calm title={messages.broken} lead={messages.brokenLead} />;
    case 'busy':
      return (
        <Calm title={messages.busy} lead={messages.busyLead}>
          <Button variant="secondary" onPress={retry}>
            {messages.retry}
          </Button>
        </Calm>
      );
    case 'failed':
      return <ErrorPanel onRetry={retry}>{messages.failed}</ErrorPanel>;
    case 'open':
      return <RecordView link={link} record={shown.record} contents={shown.contents} openFile={openFile} />;
  }
}

interface CalmProps {
  readonly title: string;
  readonly lead: string;
  readonly children?: React.ReactNode;
}

function Calm({ title, lead, children }: CalmProps) {
  return (
    <div role="status" className="mx-auto flex max-w-140 flex-col items-start gap-5 py-10">
      <h1 className="type-h1">{title}</h1>
      <p className="text-ink-2">{lead}</p>
      {children}
    </div>
  );
}
