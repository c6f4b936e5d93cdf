import { useState } from 'react';
import { ResetForm } from '../../features/accounts/index.ts';
import { recoveryWords } from '../../features/accounts/recovery-words.ts';
import { useWordsOf } from '../../platform/words/index.ts';
import { publicWords } from '../public-words.ts';
import { PublicFrame } from '../shells/public-frame.tsx';

export default function ResetPasswordPage() {
  const words = useWordsOf(recoveryWords);
  const { loginPanel } = useWordsOf(publicWords);
  const [token] = useState(() => new URLSearchParams(window.location.search).get('token') ?? '');
  return (
    <PublicFrame panel={loginPanel}>
      <div>
        <h1 className="type-h1">{words.resetTitle}</h1>
        <p className="mt-1 text-ink-2">{words.resetLead}</p>
      </div>
      <ResetForm token={token} />
    </PublicFrame>
  );
}
