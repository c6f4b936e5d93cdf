import { useState } from 'react';
import { DemoAccounts, LoginForm, PolicyLinks } from '../../features/accounts/index.ts';
import { accountWords } from '../../features/accounts/words.ts';
import { useWordsOf } from '../../platform/words/index.ts';
import { TextLink } from '../../ui/link/index.ts';
import { AlreadyIn, useAfterSignIn } from '../guards/index.ts';
import { PublicFrame } from '../shells/public-frame.tsx';
import { shellWords } from '../words.ts';

export default function LoginPage() {
  const words = useWordsOf(accountWords);
  const { loginPanel } = useWordsOf(shellWords);
  const [draft, setDraft] = useState({ email: '', password: '' });
  const done = useAfterSignIn();
  return (
    <AlreadyIn>
      <PublicFrame panel={loginPanel}>
        <div>
          <h1 className="type-h1">{words.welcomeBack}</h1>
          <p className="mt-1 text-ink-2">
            {words.newHere} <TextLink href="/register">{words.createAccount}</TextLink>
          </p>
        </div>
        <LoginForm draft={draft} onChange={setDraft} onDone={done} />
        <DemoAccounts onUse={setDraft} />
        <PolicyLinks />
      </PublicFrame>
    </AlreadyIn>
  );
}
