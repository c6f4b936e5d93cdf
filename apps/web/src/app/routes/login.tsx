import { lazy, Suspense, useCallback, useState } from 'react';
import { DemoAccounts, LoginForm, PasskeyButton, PolicyLinks } from '../../features/accounts/index.ts';
import { accountMessages } from '../../features/accounts/messages.gen.ts';
import { usePendingInvitation } from '../../features/team/pending-invitation.ts';
import { publicPaths } from '../../paths/index.ts';
import { track } from '../../platform/analytics/index.ts';
import { TextLink } from '../../ui/link/index.ts';
import { AlreadyIn, useAfterSignIn } from '../guards/index.ts';
import { publicMessages } from '../public-messages.gen.ts';
import { PublicFrame } from '../shells/public-frame.tsx';

// Comes after the page itself, which must be light: most visits do not need it.
const SecondStepForm = lazy(() => import('../../features/accounts/second-step-form.tsx'));
// Only people who were invited need it.
const InvitationNote = lazy(() => import('../../features/team/invitation-note.tsx'));

export default function LoginPage() {
  const messages = accountMessages;
  const { loginPanel } = publicMessages;
  const [draft, setDraft] = useState({ email: '', password: '' });
  const [secondStep, setSecondStep] = useState<{ readonly rememberMe: boolean } | null>(null);
  const token = usePendingInvitation();
  const fillEmail = useCallback(
    (email: string) => setDraft((typed) => (typed.email === '' ? { ...typed, email } : typed)),
    [],
  );
  const done = useAfterSignIn();
  if (secondStep) {
    const finish = () => {
      track('auth_login_success', secondStep);
      return done();
    };
    return (
      <PublicFrame panel={loginPanel}>
        <h1 className="type-h1">{messages.oneMoreStep}</h1>
        <Suspense>
          <SecondStepForm onDone={finish} onStartAgain={() => setSecondStep(null)} />
        </Suspense>
      </PublicFrame>
    );
  }
  return (
    <AlreadyIn>
      <PublicFrame panel={loginPanel}>
        <div>
          <h1 className="type-h1">{messages.welcomeBack}</h1>
          <p className="mt-1 text-ink-2">
            {messages.newHere} <TextLink href={publicPaths.register}>{messages.createAccount}</TextLink>
          </p>
        </div>
        {token && (
          <Suspense>
            <InvitationNote token={token} onEmail={fillEmail} />
          </Suspense>
        )}
        <LoginForm
          draft={draft}
          onChange={setDraft}
          onDone={done}
          onSecondStep={(rememberMe) => setSecondStep({ rememberMe })}
        />
        <PasskeyButton onDone={done} />
        <DemoAccounts onUse={setDraft} />
        <PolicyLinks />
      </PublicFrame>
    </AlreadyIn>
  );
}
