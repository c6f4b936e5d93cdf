import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useAll } from '../../platform/data/index.ts';
import { Button } from '../../ui/button/index.ts';
import { CallErrorPanel, Skeleton, SkeletonBlock } from '../../ui/feedback/index.ts';
import { useReadOnly } from '../../ui/provider/index.ts';
import { Panel } from '../../ui/surface/index.ts';
import { CreateLinkDialog } from './create-link-dialog.tsx';
import { shareLinkMessages } from './messages.gen.ts';
import { ShareLinkRow } from './share-link-row.tsx';

interface ShareLinksPanelProps {
  readonly pet: { readonly id: string; readonly name: string; readonly state: string };
}

/** Links that show the record to anyone who has them: working ones first, then ended ones. */
export function ShareLinksPanel({ pet }: ShareLinksPanelProps) {
  const messages = shareLinkMessages;
  const readOnly = useReadOnly();
  const [creating, setCreating] = useState(false);
  const links = useAll('listShareLinks', { petId: pet.id });
  const items = links.data?.items ?? [];
  const sorted = [
    ...items.filter(({ state }) => state === 'active'),
    ...items.filter(({ state }) => state !== 'active'),
  ];
  const mayCreate = !readOnly && pet.state === 'active';
  return (
    <Panel
      title={messages.title}
      lead={messages.lead}
      action={
        mayCreate && (
          <Button variant="tonal" icon={Plus} onPress={() => setCreating(true)}>
            {messages.create}
          </Button>
        )
      }
    >
      <CallErrorPanel call={links} title={messages.failed} />
      {links.isPending && (
        <Skeleton>
          <SkeletonBlock className="h-20" shape="card" />
        </Skeleton>
      )}
      {links.data && items.length === 0 && <p className="type-small text-ink-2">{messages.none}</p>}
      <ul className="divide-y divide-line">
        {sorted.map((link) => (
          <ShareLinkRow key={link.id} link={link} petName={pet.name} />
        ))}
      </ul>
      {readOnly && <p className="mt-3 type-small text-ink-2">{messages.readOnly}</p>}
      {creating && <CreateLinkDialog pet={pet} onClose={() => setCreating(false)} />}
    </Panel>
  );
}
