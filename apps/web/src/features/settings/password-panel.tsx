import { type FormEvent, useState } from 'react';
import { useSaving } from '../../platform/forms/index.ts';
import { session } from '../../platform/session/index.ts';
import { Button } from '../../ui/button/index.ts';
import { PasswordField } from '../../ui/field/index.ts';
import { SettingRow } from '../../ui/surface/index.ts';
import { showToast } from '../../ui/toast/index.ts';
import { ChangeButton } from './change-button.tsx';
import { checkPasswords, type PasswordDraft, type PasswordProblems } from './check-passwords.ts';
import { identityProblem } from './identity-problem.ts';
import { settingsMessages } from './messages.gen.ts';
import { SavingError } from './saving-error.tsx';

const blank: PasswordDraft = { current: '', password: '', confirmation: '' };

/** Changes the password; the current one is required. */
export function PasswordPanel() {
  const messages = settingsMessages;
  const [open, setOpen] = useState(false);
  const [draft, setDraft] = useState(blank);
  const [problems, setProblems] = useState<PasswordProblems>({});
  const { busy, failed, save } = useSaving();
  const change = async () => {
    const { current: currentPassword, password: newPassword } = draft;
    await session.identity('POST', '/change-password', {
      currentPassword,
      newPassword,
      revokeOtherSessions: true,
    });
    setDraft(blank);
    showToast({ text: messages.passwordChanged });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = checkPasswords(draft, messages);
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    void save(change, (problem) => identityProblem(problem, messages));
  };
  return (
    <SettingRow
      title={messages.passwordTitle}
      lead={messages.passwordLead}
      action={<ChangeButton name={messages.passwordTitle} open={open} onChange={setOpen} />}
    >
      {open && (
        <form onSubmit={submit} noValidate className="flex flex-col gap-4">
          <SavingError>{failed}</SavingError>
          <PasswordField
            label={messages.currentPassword}
            name="current-password"
            value={draft.current}
            onChange={(current) => setDraft({ ...draft, current })}
            error={problems.current}
          />
          <PasswordField
            label={messages.newPassword}
            name="new-password"
            autoComplete="new-password"
            value={draft.password}
            onChange={(password) => setDraft({ ...draft, password })}
            error={problems.password}
          />
          <PasswordField
            label={messages.confirmPassword}
            name="confirmation"
            autoComplete="new-password"
            value={draft.confirmation}
            onChange={(confirmation) => setDraft({ ...draft, confirmation })}
            error={problems.confirmation}
          />
          <Button type="submit" className="self-start" busy={busy && messages.saving}>
            {messages.changePassword}
          </Button>
        </form>
      )}
    </SettingRow>
  );
}
