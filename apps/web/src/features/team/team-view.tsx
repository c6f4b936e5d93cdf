import { type MemberRole, mayDo } from '@clearpaw/domain';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useCall } from '../../platform/data/index.ts';
import { useWordsOf } from '../../platform/words/index.ts';
import { Button } from '../../ui/button/index.ts';
import { ErrorPanel, Skeleton, SkeletonBlock } from '../../ui/feedback/index.ts';
import { PageTitle } from '../../ui/shell/index.ts';
import { Panel, Rows } from '../../ui/surface/index.ts';
import { InvitationRows } from './invitation-rows.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { MemberRow } from './member-row.tsx';
import { teamWords } from './words.ts';

interface TeamViewProps {
  readonly place: { readonly id: string; readonly name: string; readonly role: MemberRole };
  readonly ownUid: string;
}

/** Who works at a place, who was invited, and what each may do. */
export function TeamView({ place, ownUid }: TeamViewProps) {
  const words = useWordsOf(teamWords);
  const [inviting, setInviting] = useState(false);
  const members = useCall('listMembers', { businessId: place.id, limit: 100 });
  return (
    <div className="flex flex-col gap-6">
      <PageTitle
        kind="business"
        lead={words.lead}
        actions={
          mayDo(place.role, 'inviteStaff') && (
            <Button icon={UserPlus} onPress={() => setInviting(true)}>
              {words.invite}
            </Button>
          )
        }
      >
        {words.title}
      </PageTitle>
      {members.isError && (
        <ErrorPanel title={words.failed} onRetry={() => void members.refetch()}>
          {members.error.message}
        </ErrorPanel>
      )}
      {members.isPending && (
        <Skeleton>
          <SkeletonBlock className="h-60" shape="card" />
        </Skeleton>
      )}
      {members.data && (
        <Panel title={words.members} lead={`${words.seats(members.data.items.length)}. ${words.seatsDetail}`}>
          <Rows>
            {members.data.items.map((member) => (
              <MemberRow key={member.uid} member={member} place={place} isSelf={member.uid === ownUid} />
            ))}
          </Rows>
        </Panel>
      )}
      <InvitationRows place={place} />
      <InviteDialog place={place} isOpen={inviting} onOpenChange={setInviting} />
    </div>
  );
}
