import { useState } from 'react';
import { RestoreForm } from '../../features/accounts/index.ts';
import { recoveryMessages } from '../../features/accounts/recovery-messages.gen.ts';
import { paths } from '../../paths/index.ts';
import { useNavigation } from '../../platform/navigation/index.ts';
import { publicMessages } from '../public-messages.gen.ts';
import { PetsBelow } from '../shells/pets-below.tsx';
import { PublicFrame } from '../shells/public-frame.tsx';

/** Where the link leads that is mailed to an old address after it was changed. */
export default function RestoreEmailPage() {
  const messages = recoveryMessages;
  const { loginPanel } = publicMessages;
  const navigation = useNavigation();
  const [token] = useState(() => new URLSearchParams(window.location.search).get('token') ?? '');
  const choosePassword = (resetToken: string) =>
    void navigation.go(`${paths.resetPassword}?${new URLSearchParams({ token: resetToken })}`, {
      replace: true,
    });
  return (
    <PublicFrame panel={loginPanel}>
      <div>
        <h1 className="type-h1">{messages.restoreTitle}</h1>
        <p className="mt-1 text-ink-2">{messages.restoreLead}</p>
      </div>
      <RestoreForm token={token} onRestored={choosePassword} />
      <PetsBelow />
    </PublicFrame>
  );
}
