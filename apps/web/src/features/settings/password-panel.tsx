import { type FormEvent, useState } from 'react';
import { session } from '../../platform/session/index.ts';
import { useWordsOf } from '../../platform/words/index.ts';
import { Button } from '../../ui/button/index.ts';
import { PasswordField } from '../../ui/field/index.ts';
import { Panel } from '../../ui/surface/index.ts';
import { showToast } from '../../ui/toast/index.ts';
import { checkPasswords, type PasswordDraft, type PasswordProblems } from './check-passwords.ts';
import { identityProblem } from './identity-problem.ts';
import { SavingError } from './saving-error.tsx';
import { useSaving } from './use-saving.ts';
import { settingsWords } from './words.ts';

const blank: PasswordDraft = { current: '', password: '', confirmation: '' };

/** Another password; the current one proves who asks. */
export function PasswordPanel() {
  const words = useWordsOf(settingsWords);
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
    showToast({ words: words.passwordChanged });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = checkPasswords(draft, words);
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    void save(change, (problem) => identityProblem(problem, words));
  };
  return (
    <Panel title={words.passwordTitle} lead={words.passwordLead}>
      <form onSubmit={submit} noValidate className="flex flex-col gap-4">
        <SavingError>{failed}</SavingError>
        <PasswordField
          label={words.currentPassword}
          name="current-password"
          value={draft.current}
          onChange={(current) => setDraft({ ...draft, current })}
          error={problems.current}
        />
        <PasswordField
          label={words.newPassword}
          name="new-password"
          autoComplete="new-password"
          value={draft.password}
          onChange={(password) => setDraft({ ...draft, password })}
          error={problems.password}
        />
        <PasswordField
          label={words.confirmPassword}
          name="confirmation"
          autoComplete="new-password"
          value={draft.confirmation}
          onChange={(confirmation) => setDraft({ ...draft, confirmation })}
          error={problems.confirmation}
        />
        <Button type="submit" className="self-start" busy={busy && words.saving}>
          {words.changePassword}
        </Button>
      </form>
    </Panel>
  );
}
