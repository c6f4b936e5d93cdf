import { type MemberRole, mayDo } from '@clearpaw/domain';
import { useState } from 'react';
import { useAction } from '../../platform/data/index.ts';
import { useWordsOf } from '../../platform/words/index.ts';
import { RadioGroup, TextField } from '../../ui/field/index.ts';
import { ConfirmDialog } from '../../ui/overlay/index.ts';
import { showToast } from '../../ui/toast/index.ts';
import { teamWords } from './words.ts';

interface InviteDialogProps {
  readonly place: { readonly id: string; readonly role: MemberRole };
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** An address and a role; only owners may choose the manager's. */
export function InviteDialog({ place, isOpen, onOpenChange }: InviteDialogProps) {
  const words = useWordsOf(teamWords);
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<'staff' | 'manager'>('staff');
  const invite = useAction('inviteMember');
  const send = () =>
    invite.mutate(
      { businessId: place.id, email, role },
      {
        onSuccess: () => {
          showToast({ words: words.sent(email) });
          setEmail('');
          onOpenChange(false);
        },
      },
    );
  const managersToo = mayDo(place.role, 'inviteManagers');
  const roles = managersToo ? (['staff', 'manager'] as const) : (['staff'] as const);
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={words.inviteTitle}
      confirm={words.invite}
      busy={invite.isPending && words.sending}
      isDisabled={!email.includes('@')}
      onConfirm={send}
    >
      <div className="flex flex-col gap-5">
        <p>{words.inviteLead}</p>
        <TextField
          label={words.email}
          type="email"
          autoComplete="off"
          value={email}
          onChange={setEmail}
          error={invite.error?.message}
        />
        <RadioGroup
          label={words.role}
          value={role}
          onChange={setRole}
          options={roles.map((id) => ({ id, label: words.roles[id], detail: words.may[id] }))}
        />
        <p className="type-small text-ink-2">{words.may[role]}</p>
      </div>
    </ConfirmDialog>
  );
}
