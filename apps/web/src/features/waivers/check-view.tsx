import type { OutputOf, waivers } from '@clearpaw/contract';
import { type ChangeEvent, useState } from 'react';
import { useCall } from '../../platform/data/index.ts';
import { useFormat } from '../../platform/messages/index.ts';
import { Banner, CallErrorPanel, Spinner } from '../../ui/feedback/index.ts';
import { waiverMessages } from './messages.gen.ts';

/** Whether a fingerprint belongs to a document sealed here, and whether a chosen file is that document. */
export function CheckView({ sha256 }: { readonly sha256: string }) {
  const messages = waiverMessages;
  const check = useCall('verifySignedWaiver', { sha256 });
  return (
    <>
      <h1 className="type-h1">{messages.checkTitle}</h1>
      {check.isPending && <Spinner />}
      <CallErrorPanel call={check} />
      {check.data && !check.data.valid && (
        <Banner tone="stop" announce="status" title={messages.invalid}>
          {messages.reasons[check.data.reason ?? 'unknown']}
        </Banner>
      )}
      {check.data?.valid && <Genuine check={check.data} />}
      <p className="break-all type-small text-ink-2">
        {messages.documentHash} <code>{sha256}</code>
      </p>
      <CompareFile sha256={sha256} />
    </>
  );
}

function Genuine({ check }: { readonly check: OutputOf<typeof waivers.verifySignedWaiver> }) {
  const messages = waiverMessages;
  const format = useFormat();
  const facts = [
    [messages.signedAt, check.signedAt ? format.dayTime(check.signedAt) : ''],
    [messages.pets, format.number(check.pets ?? 0)],
    [messages.textVersion, format.number(check.version ?? 0)],
    [messages.textHash, check.textSha256 ?? ''],
  ];
  return (
    <>
      <Banner tone="ok" announce="status" title={messages.valid}>
        {messages.validLead(check.title ?? '', check.businessName ?? '')}
      </Banner>
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 type-small">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-ink-2">{name}</dt>
            <dd className="min-w-0 break-all">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** The file never leaves the device: its fingerprint is computed in the browser. */
function CompareFile({ sha256 }: { readonly sha256: string }) {
  const messages = waiverMessages;
  const [same, setSame] = useState<boolean | null>(null);
  const compare = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    if (!file) return setSame(null);
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()));
    setSame([...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('') === sha256);
  };
  return (
    <div className="flex flex-col gap-2">
      <label className="flex flex-col gap-1 type-label">
        {messages.compare}
        <input
          type="file"
          accept="application/pdf"
          onChange={(event) => void compare(event)}
          className="min-h-11 w-full min-w-0 type-small"
        />
      </label>
      <p className="type-small text-ink-2">{messages.compareHint}</p>
      {same !== null && (
        <Banner tone={same ? 'ok' : 'stop'} announce="status">
          {same ? messages.same : messages.different}
        </Banner>
      )}
    </div>
  );
}
