import { type MemberRole, mayDo } from '@clearpaw/domain';
import { useAction, useAll } from '../../platform/data/index.ts';
import { useFormat } from '../../platform/messages/index.ts';
import { Button } from '../../ui/button/index.ts';
import { CallErrorPanel } from '../../ui/feedback/index.ts';
import { Panel, Row, Rows } from '../../ui/surface/index.ts';
import { Count } from '../../ui/tag/index.ts';
import { showToast } from '../../ui/toast/index.ts';
import { teamMessages } from './messages.gen.ts';

interface InvitationRowsProps {
  readonly business: { readonly id: string; readonly role: MemberRole };
}

/** The people who were invited and have not joined yet. */
export function InvitationRows({ business }: InvitationRowsProps) {
  const messages = teamMessages;
  const format = useFormat();
  const invitations = useAll('listInvitations', { businessId: business.id });
  const withdraw = useAction('withdrawInvitation');
  const take = (invitationId: string) =>
    withdraw.mutate(
      { businessId: business.id, invitationId },
      { onError: (problem) => showToast({ text: problem.message, tone: 'error' }) },
    );
  const items = invitations.data?.items ?? [];
  return (
    <Panel
      title={
        <span className="inline-flex items-center gap-2.5">
          {messages.invited}
          {items.length > 0 && <Count tone="plain">{items.length}</Count>}
        </span>
      }
    >
      <CallErrorPanel call={invitations} />
      {invitations.data && items.length === 0 && (
        <p className="type-small text-ink-2">{messages.noneInvited}</p>
      )}
      <Rows>
        {items.map(({ id, email, role, expiresAt }) => (
          <Row
            key={id}
            roomy
            title={email}
            detail={`${messages.roles[role]}, ${messages.until(format.dayTime(expiresAt))}`}
            end={
              mayDo(business.role, role === 'manager' ? 'inviteManagers' : 'inviteStaff') && (
                <Button
                  variant="ghost"
                  size="small"
                  aria-label={`${messages.withdraw}: ${email}`}
                  onPress={() => take(id)}
                >
                  {messages.withdraw}
                </Button>
              )
            }
          />
        ))}
      </Rows>
    </Panel>
  );
}
