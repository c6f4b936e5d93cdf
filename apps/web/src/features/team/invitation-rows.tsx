import { type MemberRole, mayDo } from '@clearpaw/domain';
import { useAction, useCall } from '../../platform/data/index.ts';
import { useFormat, useWordsOf } from '../../platform/words/index.ts';
import { Button } from '../../ui/button/index.ts';
import { Panel, Row, Rows } from '../../ui/surface/index.ts';
import { showToast } from '../../ui/toast/index.ts';
import { teamWords } from './words.ts';

interface InvitationRowsProps {
  readonly place: { readonly id: string; readonly role: MemberRole };
}

/** Who was invited and has not come yet. */
export function InvitationRows({ place }: InvitationRowsProps) {
  const words = useWordsOf(teamWords);
  const format = useFormat();
  const invitations = useCall('listInvitations', { businessId: place.id, limit: 100 });
  const withdraw = useAction('withdrawInvitation');
  const take = (invitationId: string) =>
    withdraw.mutate(
      { businessId: place.id, invitationId },
      { onError: (problem) => showToast({ words: problem.message, tone: 'error' }) },
    );
  const items = invitations.data?.items ?? [];
  return (
    <Panel title={words.invited}>
      {items.length === 0 && <p className="type-small text-ink-2">{words.nobodyInvited}</p>}
      <Rows>
        {items.map(({ id, email, role, expiresAt }) => (
          <Row
            key={id}
            title={email}
            detail={`${words.roles[role]}, ${words.until(format.dayTime(expiresAt))}`}
            end={
              mayDo(place.role, role === 'manager' ? 'inviteManagers' : 'inviteStaff') && (
                <Button
                  variant="ghost"
                  size="small"
                  aria-label={`${words.withdraw}: ${email}`}
                  onPress={() => take(id)}
                >
                  {words.withdraw}
                </Button>
              )
            }
          />
        ))}
      </Rows>
    </Panel>
  );
}
