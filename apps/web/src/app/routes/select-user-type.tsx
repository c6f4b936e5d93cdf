import { productName } from '@clearpaw/domain';
import { useNavigate } from '@tanstack/react-router';
import { UserTypeForm, useAccount, useSignOut } from '../../features/accounts/index.ts';
import { accountMessages } from '../../features/accounts/messages.gen.ts';
import { pendingInvitationPath } from '../../features/team/pending-invitation.ts';
import { paths } from '../../paths/index.ts';
import { Wordmark } from '../../ui/brand/index.ts';
import { Button } from '../../ui/button/index.ts';
import { SkipLink } from '../../ui/link/index.ts';
import { Anchor } from '../../ui/provider/index.ts';
import { Redirect } from '../guards/index.ts';
import { OfflineLine } from '../shells/offline-line.tsx';

export default function SelectUserTypePage() {
  const messages = accountMessages;
  const account = useAccount();
  const signOut = useSignOut();
  const navigate = useNavigate();
  const invitation = pendingInvitationPath();
  if (invitation !== null) return <Redirect to={invitation} />;
  return (
    <div className="min-h-dvh bg-paper">
      <SkipLink />
      <header className="mx-auto flex h-22 max-w-7xl items-center justify-between gap-4 px-5 md:px-10">
        <Anchor
          href={paths.landing}
          aria-label={productName}
          className="inline-flex min-h-11 items-center text-ink rounded-bar"
        >
          <Wordmark name={productName} />
        </Anchor>
        <p className="flex min-w-0 items-center gap-2 type-small text-ink-2">
          <span className="truncate max-md:hidden">
            {account.status === 'signed-in' && account.profile.email}
          </span>
          <Button variant="ghost" size="small" onPress={() => void signOut()}>
            {messages.logOut}
          </Button>
        </p>
      </header>
      <main id="main" tabIndex={-1} className="mx-auto max-w-7xl px-5 pt-4 pb-16 outline-none md:px-10">
        <div className="mb-8 text-center">
          <h1 className="type-h1">{messages.typeTitle}</h1>
          <p className="mt-2 type-lead text-ink-2">{messages.typeLead}</p>
        </div>
        <UserTypeForm
          onChosen={(type) => void navigate({ to: type === 'business' ? paths.today : paths.dashboard })}
        />
        <p className="mt-8 text-center text-ink-2">{messages.typeInvited}</p>
      </main>
      <OfflineLine />
    </div>
  );
}
