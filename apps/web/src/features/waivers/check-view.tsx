import type { OutputOf, waivers } from '@clearpaw/contract';
import { ChevronDown, FileSearch } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useCall } from '../../platform/data/index.ts';
import { useFormat } from '../../platform/messages/index.ts';
import { Banner, CallErrorPanel, Spinner } from '../../ui/feedback/index.ts';
import { FileDrop } from '../../ui/field/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import { Card, Panel } from '../../ui/surface/index.ts';
import { VerdictShape } from '../../ui/verdict/index.ts';
import { waiverMessages } from './messages.gen.ts';

type Answer = OutputOf<typeof waivers.verifySignedWaiver>;
type Fact = readonly [name: string, value: string];

/** Whether a fingerprint belongs to a document sealed here, and whether a chosen file is that document. */
export function CheckView({ sha256 }: { readonly sha256: string }) {
  const messages = waiverMessages;
  const check = useCall('verifySignedWaiver', { sha256 });
  return (
    <>
      <h1 className="type-h1">{messages.checkTitle}</h1>
      {check.isPending && <Spinner />}
      <CallErrorPanel call={check} />
      {check.data && <Result check={check.data} sha256={sha256} />}
      <CompareFile sha256={sha256} />
    </>
  );
}

function Result({ check, sha256 }: { readonly check: Answer; readonly sha256: string }) {
  const messages = waiverMessages;
  // There is nothing to compare with the fingerprint of a document that was never signed here.
  const known = check.valid || check.reason === 'changed';
  const hashes: readonly Fact[] = [
    [messages.documentHash, sha256],
    ...(check.textSha256 ? [[messages.textHash, check.textSha256] as const] : []),
  ];
  return (
    <Card as="section" padding="large" className="flex w-full flex-col gap-5">
      {check.valid ? <Genuine check={check} /> : <NotValid reason={check.reason ?? 'unknown'} />}
      {known && <Fingerprints of={hashes} />}
    </Card>
  );
}

function Fingerprints({ of }: { readonly of: readonly Fact[] }) {
  const messages = waiverMessages;
  return (
    <details className="group border-line border-t pt-2 type-small">
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 text-ink-2 [&::-webkit-details-marker]:hidden">
        {messages.fingerprints}
        <span className="transition-transform duration-150 ease-calm group-open:rotate-180">
          <Icon of={ChevronDown} />
        </span>
      </summary>
      <Facts of={of} stacked />
    </details>
  );
}

function NotValid({ reason }: { readonly reason: 'unknown' | 'changed' }) {
  const messages = waiverMessages;
  return (
    <>
      {reason === 'changed' ? (
        <Outcome kind="stop" title={messages.invalid}>
          {messages.reasons.changed}
        </Outcome>
      ) : (
        <Outcome kind="wait" title={messages.unknownReference}>
          {messages.reasons.unknown}
        </Outcome>
      )}
      <p>{messages.invalidNext}</p>
    </>
  );
}

function Genuine({ check }: { readonly check: Answer }) {
  const messages = waiverMessages;
  const format = useFormat();
  const facts: readonly Fact[] = [
    [messages.signedAt, check.signedAt ? format.dayTime(check.signedAt) : ''],
    [messages.pets, format.number(check.pets ?? 0)],
    [messages.textVersion, format.number(check.version ?? 0)],
  ];
  return (
    <>
      <Outcome kind="ok" title={messages.valid}>
        {messages.validLead(check.title ?? '', check.businessName ?? '')}
      </Outcome>
      <Facts of={facts} />
    </>
  );
}

interface OutcomeProps {
  readonly kind: 'ok' | 'stop' | 'wait';
  readonly title: string;
  readonly children: ReactNode;
}

function Outcome({ kind, title, children }: OutcomeProps) {
  return (
    <div role="status" className="flex items-center gap-4 md:gap-5">
      <VerdictShape kind={kind} size={88} className="size-16! md:size-22!" />
      <div className="min-w-0">
        <h2 className="type-h1">{title}</h2>
        <p className="mt-1 text-ink-2">{children}</p>
      </div>
    </div>
  );
}

function Facts({ of, stacked = false }: { readonly of: readonly Fact[]; readonly stacked?: boolean }) {
  const rows: ReactNode = of.map(([name, value]) => (
    <div key={name} className={stacked ? '' : 'contents'}>
      <dt className="text-ink-2">{name}</dt>
      <dd className="min-w-0 break-all">{value}</dd>
    </div>
  ));
  return (
    <dl className={stacked ? 'flex flex-col gap-3' : 'grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 type-small'}>
      {rows}
    </dl>
  );
}

/** The file never leaves the device: its fingerprint is computed in the browser. */
function CompareFile({ sha256 }: { readonly sha256: string }) {
  const messages = waiverMessages;
  const [same, setSame] = useState<boolean | null>(null);
  const compare = async ([file]: readonly File[]) => {
    if (!file) return;
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()));
    setSame([...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('') === sha256);
  };
  return (
    <Panel title={messages.compare} className="w-full">
      <FileDrop
        icon={FileSearch}
        title={messages.choosePdf}
        accept={['application/pdf']}
        onFiles={(files) => void compare(files)}
      >
        {messages.compareHint}
      </FileDrop>
      {same !== null && (
        <Banner tone={same ? 'ok' : 'stop'} announce="status" className="mt-4">
          {same ? messages.same : messages.different}
        </Banner>
      )}
    </Panel>
  );
}
