import { ForgotForm } from '../../features/accounts/index.ts';
import { recoveryMessages } from '../../features/accounts/recovery-messages.gen.ts';
import { publicMessages } from '../public-messages.gen.ts';
import { PublicFrame } from '../shells/public-frame.tsx';

export default function ForgotPasswordPage() {
  const messages = recoveryMessages;
  const { loginPanel } = publicMessages;
  return (
    <PublicFrame panel={loginPanel}>
      <div>
        <h1 className="type-h1">{messages.forgotTitle}</h1>
        <p className="mt-1 text-ink-2">{messages.forgotLead}</p>
      </div>
      <ForgotForm />
    </PublicFrame>
  );
}
