import { useState } from 'react';
import { ResetForm } from '../../features/accounts/index.ts';
import { recoveryMessages } from '../../features/accounts/recovery-messages.gen.ts';
import { publicMessages } from '../public-messages.gen.ts';
import { PetsBelow } from '../shells/pets-below.tsx';
import { PublicFrame } from '../shells/public-frame.tsx';

export default function ResetPasswordPage() {
  const messages = recoveryMessages;
  const { loginPanel } = publicMessages;
  const [token] = useState(() => new URLSearchParams(window.location.search).get('token') ?? '');
  return (
    <PublicFrame panel={loginPanel}>
      <div>
        <h1 className="type-h1">{messages.resetTitle}</h1>
        <p className="mt-1 text-ink-2">{messages.resetLead}</p>
      </div>
      <ResetForm token={token} />
      <PetsBelow />
    </PublicFrame>
  );
}
