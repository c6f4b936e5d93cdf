import { ForgotForm } from '../../features/accounts/index.ts';
import { recoveryWords } from '../../features/accounts/recovery-words.ts';
import { useWordsOf } from '../../platform/words/index.ts';
import { publicWords } from '../public-words.ts';
import { PublicFrame } from '../shells/public-frame.tsx';

export default function ForgotPasswordPage() {
  const words = useWordsOf(recoveryWords);
  const { loginPanel } = useWordsOf(publicWords);
  return (
    <PublicFrame panel={loginPanel}>
      <div>
        <h1 className="type-h1">{words.forgotTitle}</h1>
        <p className="mt-1 text-ink-2">{words.forgotLead}</p>
      </div>
      <ForgotForm />
    </PublicFrame>
  );
}
