import { type MemberRole, mayDo, memberRoles } from '@clearpaw/domain';
import { useState } from 'react';
import { useAction } from '../../platform/data/index.ts';
import { useFormat } from '../../platform/messages/index.ts';
import { PersonTile } from '../../ui/business/index.ts';
import { ConfirmDialog, Menu, type MenuItem } from '../../ui/overlay/index.ts';
import { Row } from '../../ui/surface/index.ts';
import { Tag } from '../../ui/tag/index.ts';
import { showToast } from '../../ui/toast/index.ts';
import { initialsOf } from './initials-of.ts';
import { teamMessages } from './messages.gen.ts';
import { type ListedMember, SignInTags } from './sign-in-safety.tsx';

interface MemberRowProps {
  readonly member: ListedMember;
  readonly business: { readonly id: string; readonly role: MemberRole };
  readonly isSelf: boolean;
}

const onError = (problem: Error) => showToast({ text: problem.message, tone: 'error' });

/** One team member: name, role, since when, and what the current user may change. */
export function MemberListRow({ member, business, isSelf }: MemberRowProps) {
  const messages = teamMessages;
  const format = useFormat();
  const [asked, setAsked] = useState<'remove' | 'hand-over' | null>(null);
  const change = useAction('changeMemberRole');
  const remove = useAction('removeMember');
  const handOver = useAction('transferOwnership');
  const name = member.displayName ?? member.email;
  const input = { businessId: business.id, uid: member.uid };
  const close = { onSuccess: () => setAsked(null), onError };
  const leads = mayDo(business.role, 'changeRoles');
  const items: MenuItem[] = [
    ...(leads ? memberRoles : [])
      .filter((role) => role !== member.role)
      .map((role) => ({
        id: role,
        label: messages.make[role],
        onAction: () => change.mutate({ ...input, role }, { onError }),
      })),
    ...(leads && !isSelf
      ? [{ id: 'hand-over', label: messages.handOver, onAction: () => setAsked('hand-over') }]
      : []),
    ...(leads || isSelf
      ? [
          {
            id: 'remove',
            label: isSelf ? messages.leave : messages.remove,
            tone: 'danger' as const,
            onAction: () => setAsked('remove'),
          },
        ]
      : []),
  ];
  return (
    <>
      <Row
        roomy
        start={<PersonTile of={member.uid} initials={initialsOf(name)} />}
        title={isSelf ? `${name} (${messages.you})` : name}
        detail={
          <>
            <span className="[overflow-wrap:anywhere] max-md:block">{member.email}</span>
            <span className="max-md:hidden"> · </span>
            {messages.since(format.since(member.joinedAt))}
          </>
        }
        end={
          <span className="flex flex-wrap items-center gap-2 md:grid md:grid-cols-[minmax(11rem,auto)_6rem] md:justify-items-start">
            <SignInTags member={member} />
            <Tag tone={member.role === 'owner' ? 'soft' : 'outline'}>{messages.roles[member.role]}</Tag>
          </span>
        }
        menu={
          items.length > 0 && <Menu label={messages.actions(name)} items={items} placement="bottom end" />
        }
      />
      <ConfirmDialog
        isOpen={asked === 'remove'}
        onOpenChange={(open) => open || setAsked(null)}
        title={messages.removeTitle(name)}
        confirm={isSelf ? messages.leave : messages.remove}
        tone="danger"
        busy={remove.isPending && messages.remove}
        onConfirm={() => remove.mutate(input, close)}
      >
        {messages.removeLead}
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={asked === 'hand-over'}
        onOpenChange={(open) => open || setAsked(null)}
        title={messages.handOverTitle(name)}
        confirm={messages.handOver}
        busy={handOver.isPending && messages.handOver}
        onConfirm={() => handOver.mutate(input, close)}
      >
        {messages.handOverLead}
      </ConfirmDialog>
    </>
  );
}
