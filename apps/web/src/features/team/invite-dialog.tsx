import { type MemberRole, mayDo } from '@clearpaw/domain';
import { useState } from 'react';
import { useAction } from '../../platform/data/index.ts';
import { RadioGroup, TextField } from '../../ui/field/index.ts';
import { ConfirmDialog } from '../../ui/overlay/index.ts';
import { showToast } from '../../ui/toast/index.ts';
import { teamMessages } from './messages.gen.ts';

interface InviteDialogProps {
  readonly business: { readonly id: string; readonly role: MemberRole };
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** An email address and a role; only owners may choose the manager role. */
export function InviteMemberDialog({ business, isOpen, onOpenChange }: InviteDialogProps) {
  const messages = teamMessages;
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<'staff' | 'manager'>('staff');
  const invite = useAction('inviteMember');
  const send = () =>
    invite.mutate(
      { businessId: business.id, email, role },
      {
        onSuccess: () => {
          showToast({ text: messages.sent(email) });
          setEmail('');
          onOpenChange(false);
        },
      },
    );
  const managersToo = mayDo(business.role, 'inviteManagers');
  const roles = managersToo ? (['staff', 'manager'] as const) : (['staff'] as const);
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={messages.inviteTitle}
      confirm={messages.invite}
      busy={invite.isPending && messages.sending}
      isDisabled={!email.includes('@')}
      onConfirm={send}
    >
      <div className="flex flex-col gap-5">
        <p>{messages.inviteLead}</p>
        <TextField
          label={messages.email}
          type="email"
          autoComplete="off"
          value={email}
          onChange={setEmail}
          error={invite.error?.message}
        />
        <RadioGroup
          label={messages.role}
          value={role}
          onChange={setRole}
          options={roles.map((id) => ({ id, label: messages.roles[id], detail: messages.may[id] }))}
        />
      </div>
    </ConfirmDialog>
  );
}
