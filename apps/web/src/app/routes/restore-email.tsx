import { useState } from 'react';
import { RestoreForm } from '../../features/accounts/index.ts';
import { recoveryWords } from '../../features/accounts/recovery-words.ts';
import { useWay } from '../../platform/way/index.ts';
import { useWordsOf } from '../../platform/words/index.ts';
import { publicWords } from '../public-words.ts';
import { PublicFrame } from '../shells/public-frame.tsx';

/** Where the link leads that is mailed to an old address after it was changed. */
export default function RestoreEmailPage() {
  const words = useWordsOf(recoveryWords);
  const { loginPanel } = useWordsOf(publicWords);
  const way = useWay();
  const [token] = useState(() => new URLSearchParams(window.location.search).get('token') ?? '');
  const choosePassword = (resetToken: string) =>
    void way.go(`/reset-password?${new URLSearchParams({ token: resetToken })}`, { replace: true });
  return (
    <PublicFrame panel={loginPanel}>
      <div>
        <h1 className="type-h1">{words.restoreTitle}</h1>
        <p className="mt-1 text-ink-2">{words.restoreLead}</p>
      </div>
      <RestoreForm token={token} onRestored={choosePassword} />
    </PublicFrame>
  );
}
