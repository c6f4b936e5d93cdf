import { useCall } from '../../../platform/data/index.ts';
import { useFormat } from '../../../platform/messages/index.ts';
import { CallErrorPanel, PageSkeleton } from '../../../ui/feedback/index.ts';
import { Breadcrumbs } from '../../../ui/nav/index.ts';
import { PageTitle } from '../../../ui/shell/index.ts';
import { Panel } from '../../../ui/surface/index.ts';
import { WaiverPages } from '../waiver-pages.tsx';
import { versionMessages } from './messages.gen.ts';

interface VersionViewProps {
  readonly waiverId: string;
  readonly version: number;
  readonly kind: 'owner' | 'business';
  /** The page that leads here; null for the waiver itself, by its title. */
  readonly back: { readonly label: string | null; readonly href: string };
}

/** One version of a waiver, word for word as it was published. */
export function VersionView({ waiverId, version, kind, back }: VersionViewProps) {
  const messages = versionMessages;
  const format = useFormat();
  const shown = useCall('getWaiverVersion', { waiverId, version });
  if (shown.isError) {
    return (
      <div className="flex flex-col gap-6">
        <PageTitle kind={kind}>
          {Number.isInteger(version) ? messages.version(version) : messages.tab}
        </PageTitle>
        <CallErrorPanel call={shown} title={messages.failed} />
      </div>
    );
  }
  if (!shown.data) return <PageSkeleton cards={1} />;
  const { title, businessName, publishedAt, isCurrent, body, pages, sha256 } = shown.data;
  const published = messages.published(format.dayTime(publishedAt));
  return (
    <div className="mx-auto flex w-full max-w-180 flex-col gap-6">
      <div className="flex flex-col gap-2">
        <Breadcrumbs
          crumbs={[{ label: back.label ?? title, href: back.href }, { label: messages.version(version) }]}
        />
        <PageTitle kind={kind} lead={kind === 'owner' ? messages.of(businessName) : undefined}>
          {title}
        </PageTitle>
      </div>
      <Panel
        title={messages.version(version)}
        lead={`${published} ${isCurrent ? messages.current : messages.earlier}`}
      >
        <WaiverPages body={body} pages={pages} />
      </Panel>
      <p className="break-all text-ink-2 type-small">
        {messages.hash} <code>{sha256}</code>
      </p>
    </div>
  );
}
