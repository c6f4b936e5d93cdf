import { CallError } from '@clearpaw/client';
import type { OutputOf, requirements } from '@clearpaw/contract';
import type { Rule } from '@clearpaw/domain';
import type { ReactNode } from 'react';
import { useCall } from '../../platform/data/index.ts';
import { useMessages } from '../../platform/messages/index.ts';
import { CallErrorPanel, Spinner } from '../../ui/feedback/index.ts';
import { Panel } from '../../ui/surface/index.ts';
import { AskedList } from './asked-list.tsx';
import { selfCheckInMessages } from './messages.ts';

type Page = NonNullable<OutputOf<typeof requirements.getBusinessPage>>;

interface BusinessPageProps {
  readonly slug: string;
  readonly sentenceOf: (rule: Rule) => string;
  /** What this visitor can do here. */
  readonly children: ReactNode;
}

/** What anyone may know of a business: its name, services and requirements. An address that no one has says so. */
export function BusinessPage({ slug, sentenceOf, children }: BusinessPageProps) {
  const messages = useMessages(selfCheckInMessages);
  const page = useCall('getBusinessPage', { slug });
  if (page.isPending) return <Spinner />;
  // What cannot be an address is no business's address.
  if (page.error instanceof CallError && page.error.code === 'invalid-argument') return <NoBusiness />;
  if (page.isError) {
    return <CallErrorPanel call={page} />;
  }
  if (page.data === null) return <NoBusiness />;
  return (
    <>
      <Title page={page.data} />
      {children}
      <AskedList rules={page.data.rules as readonly Rule[]} sentenceOf={sentenceOf} />
      {page.data.services.length > 0 && (
        <Panel title={messages.services} className="w-full">
          <ul className="flex list-disc flex-col gap-1 ps-5">
            {page.data.services.map(({ code, name }) => (
              <li key={code}>{name}</li>
            ))}
          </ul>
        </Panel>
      )}
    </>
  );
}

function Title({ page: { name, kind } }: { readonly page: Page }) {
  const messages = useMessages(selfCheckInMessages);
  return (
    <div>
      <h1 className="type-h1">{name}</h1>
      {kind !== 'other' && <p className="mt-1 text-ink-2 type-lead">{messages.kinds[kind]}</p>}
    </div>
  );
}

/** No one has this address. */
export function NoBusiness() {
  const messages = useMessages(selfCheckInMessages);
  return (
    <div>
      <h1 className="type-h1">{messages.noBusiness}</h1>
      <p className="mt-1 text-ink-2 type-lead">{messages.noBusinessLead}</p>
    </div>
  );
}
