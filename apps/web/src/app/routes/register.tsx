import { lazy, Suspense, useState } from 'react';
import { PolicyLinks, RegisterForm } from '../../features/accounts/index.ts';
import { accountMessages } from '../../features/accounts/messages.gen.ts';
import { acceptAtOnce } from '../../features/team/accept-at-once.ts';
import { usePendingInvitation } from '../../features/team/pending-invitation.ts';
import type { PreviewedInvitation } from '../../features/team/use-preview.ts';
import { publicPaths } from '../../paths/index.ts';
import { useNavigation } from '../../platform/navigation/index.ts';
import { TextLink } from '../../ui/link/index.ts';
import { AlreadyIn, useAfterRegistration } from '../guards/index.ts';
import { publicMessages } from '../public-messages.gen.ts';
import { PublicFrame } from '../shells/public-frame.tsx';

// Only people who were invited need it.
const InvitationNote = lazy(() => import('../../features/team/invitation-note.tsx'));

export default function RegisterPage() {
  const messages = accountMessages;
  const { registerPanel } = publicMessages;
  const { search, go } = useNavigation();
  const done = useAfterRegistration();
  const token = usePendingInvitation();
  const [invited, setInvited] = useState<string | null>(null);
  const [invitation, setInvitation] = useState<PreviewedInvitation | null>(null);
  // The page of the invitation leads here with this mark; who comes another way is asked there once more. Taking over a
  // pet is always asked.
  const joins = new URLSearchParams(search).has('join') && invitation?.kind !== 'transfer';
  const finish = async () => {
    const opened = joins && token && invitation ? await acceptAtOnce(token, invitation) : null;
    await (opened ? go(opened, { replace: true }) : done());
  };
  return (
    <AlreadyIn>
      <PublicFrame panel={registerPanel}>
        <div>
          <h1 className="type-h1">{messages.createYourAccount}</h1>
          <p className="mt-1 text-ink-2">{messages.registerLead}</p>
        </div>
        {token && (
          <Suspense>
            <InvitationNote token={token} onEmail={setInvited} onInvitation={setInvitation} />
          </Suspense>
        )}
        <RegisterForm onDone={finish} invitedEmail={invited} accepts={joins && invitation !== null} />
        <p className="text-center text-ink-2">
          {messages.haveAccount} <TextLink href={publicPaths.login}>{messages.logIn}</TextLink>
        </p>
        <PolicyLinks />
      </PublicFrame>
    </AlreadyIn>
  );
}
