import { type MemberRole, mayDo } from '@clearpaw/domain';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useAll } from '../../platform/data/index.ts';
import { Button } from '../../ui/button/index.ts';
import { CallErrorPanel, Skeleton, SkeletonBlock } from '../../ui/feedback/index.ts';
import { PageTitle } from '../../ui/shell/index.ts';
import { Panel, Rows } from '../../ui/surface/index.ts';
import { InvitationRows } from './invitation-rows.tsx';
import { InviteMemberDialog } from './invite-dialog.tsx';
import { MemberListRow } from './member-row.tsx';
import { teamMessages } from './messages.gen.ts';
import { RoleTable } from './role-table.tsx';
import { PasswordOnlyNote } from './sign-in-safety.tsx';

interface TeamViewProps {
  readonly business: {
    readonly id: string;
    readonly name: string;
    readonly kind: string;
    readonly role: MemberRole;
  };
  readonly ownUid: string;
}

/** The members of a business, pending invitations, and the permissions of each. */
export function TeamView({ business, ownUid }: TeamViewProps) {
  const messages = teamMessages;
  const [inviting, setInviting] = useState(false);
  const members = useAll('listMembers', { businessId: business.id });
  return (
    <div className="flex flex-col gap-6">
      <PageTitle
        kind="business"
        lead={messages.lead}
        actions={
          mayDo(business.role, 'inviteStaff') && (
            <Button icon={UserPlus} onPress={() => setInviting(true)}>
              {messages.invite}
            </Button>
          )
        }
      >
        {messages.title}
      </PageTitle>
      <CallErrorPanel call={members} title={messages.failed} />
      {members.isPending && (
        <Skeleton>
          <SkeletonBlock className="h-60" shape="card" />
        </Skeleton>
      )}
      {members.data && (
        <Panel
          title={messages.members}
          lead={`${messages.seats(members.data.items.length)}. ${messages.seatsDetail}`}
        >
          <Rows>
            {members.data.items.map((member) => (
              <MemberListRow
                key={member.uid}
                member={member}
                business={business}
                isSelf={member.uid === ownUid}
              />
            ))}
          </Rows>
        </Panel>
      )}
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,2fr)_minmax(18rem,1fr)]">
        <div className="flex min-w-0 flex-col gap-6 xl:order-last">
          {members.data && <PasswordOnlyNote members={members.data.items} />}
          <InvitationRows business={business} />
        </div>
        <RoleTable isClinic={business.kind === 'clinic'} />
      </div>
      <InviteMemberDialog business={business} isOpen={inviting} onOpenChange={setInviting} />
    </div>
  );
}
