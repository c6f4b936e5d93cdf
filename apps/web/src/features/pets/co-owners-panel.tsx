import { Eye, Pencil, UserMinus, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useAction, useCall } from '../../platform/data/index.ts';
import { Button } from '../../ui/button/index.ts';
import { CallErrorPanel, Skeleton, SkeletonBlock } from '../../ui/feedback/index.ts';
import { Menu, type MenuItem } from '../../ui/overlay/index.ts';
import { Panel, Row, Rows } from '../../ui/surface/index.ts';
import { Tag } from '../../ui/tag/index.ts';
import { showToast } from '../../ui/toast/index.ts';
import { AskDialog } from './ask-dialog.tsx';
import type { CoOwner } from './co-owner.ts';
import { coOwnerMessages } from './co-owners-messages.gen.ts';
import { EndSharingDialog } from './end-sharing-dialog.tsx';
import type { Pet } from './use-pet.ts';

interface CoOwnersPanelProps {
  readonly pet: Pick<Pet, 'id' | 'name'>;
  readonly ownUid: string;
  /** Called after someone left a pet that was shared with them. */
  readonly onLeft: () => void;
}

/** The co-owners of a pet. The owner invites and removes; co-owners may leave. */
export function CoOwnersPanel({ pet, ownUid, onLeft }: CoOwnersPanelProps) {
  const messages = coOwnerMessages;
  const people = useCall('listCoOwners', { petId: pet.id });
  const [asking, setAsking] = useState(false);
  const [ending, setEnding] = useState<CoOwner | null>(null);
  const list = people.data?.items ?? [];
  const isOwner = people.data !== undefined && list.every(({ uid }) => uid !== ownUid);
  return (
    <Panel
      title={messages.title}
      lead={messages.lead}
      action={
        isOwner && (
          <Button variant="secondary" size="small" icon={UserPlus} onPress={() => setAsking(true)}>
            {messages.invite}
          </Button>
        )
      }
    >
      {people.isPending && (
        <Skeleton>
          <SkeletonBlock className="h-16" shape="card" />
        </Skeleton>
      )}
      <CallErrorPanel call={people} />
      {people.data && list.length === 0 && <p className="type-small text-ink-2">{messages.none}</p>}
      <Rows>
        {list.map((person) => (
          <Person
            key={person.email}
            person={person}
            petId={pet.id}
            isOwner={isOwner}
            isSelf={person.uid === ownUid}
            onEnd={() => setEnding(person)}
          />
        ))}
      </Rows>
      <AskDialog pet={pet} isOpen={asking} onOpenChange={setAsking} />
      <EndSharingDialog
        pet={pet}
        person={ending}
        isSelf={ending !== null && ending.uid === ownUid}
        onClose={() => setEnding(null)}
        onLeft={onLeft}
      />
    </Panel>
  );
}

interface PersonProps {
  readonly person: CoOwner;
  readonly petId: string;
  readonly isOwner: boolean;
  readonly isSelf: boolean;
  readonly onEnd: () => void;
}

function Person({ person, petId, isOwner, isSelf, onEnd }: PersonProps) {
  const messages = coOwnerMessages;
  const share = useAction('sharePet');
  const { email, displayName, access, uid } = person;
  const other = access === 'read' ? 'full' : 'read';
  const change = () =>
    share.mutate(
      { petId, email, access: other },
      { onError: (problem) => showToast({ text: problem.message, tone: 'error' }) },
    );
  const items: MenuItem[] = [];
  if (isOwner && uid !== null) {
    items.push(
      other === 'full'
        ? { id: 'access', label: messages.makeFull, icon: Pencil, onAction: change }
        : { id: 'access', label: messages.makeRead, icon: Eye, onAction: change },
    );
  }
  if (isOwner || isSelf) {
    const label = isSelf ? messages.leave : messages.end;
    items.push({ id: 'end', label, icon: UserMinus, tone: 'danger', onAction: onEnd });
  }
  return (
    <Row
      title={<span className="break-all">{displayName ?? email}</span>}
      detail={uid === null ? messages.waiting : displayName ? email : undefined}
      end={
        <span className="flex items-center gap-2">
          <Tag tone="sunken">{messages.accesses[access].title}</Tag>
          {items.length > 0 && <Menu label={messages.more(displayName ?? email)} items={items} />}
        </span>
      }
    />
  );
}
