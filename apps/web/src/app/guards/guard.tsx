import type { UserType } from '@clearpaw/domain';
import type { ReactNode } from 'react';
import { type Account, useAccount } from '../../features/accounts/index.ts';
import { pendingInvitationPath } from '../../features/team/pending-invitation.ts';
import { paths } from '../../paths/index.ts';
import { useNavigation } from '../../platform/navigation/index.ts';
import { ErrorPanel } from '../../ui/feedback/index.ts';
import { usePersonsLanguage } from '../use-persons-language.ts';
import { Redirect } from './redirect.tsx';
import { WaitingPage } from './waiting-page.tsx';

interface GuardProps {
  /** `anyone-signed-in` allows every user type. */
  readonly need: UserType | 'anyone-signed-in';
  /** Shown until it is known who is logged in; a frame that the page fills later does not jump. */
  readonly waiting?: ReactNode | undefined;
  readonly children: (account: Extract<Account, { status: 'signed-in' }>) => ReactNode;
}

/** Shows the page only to the users it is meant for. Source: specification, section 2, "Guards and navigation". */
export function Guard({ need, waiting = <WaitingPage />, children }: GuardProps) {
  const account = useAccount();
  const navigation = useNavigation();
  usePersonsLanguage(account.status === 'signed-in' ? account.profile.language : null);
  if (account.status === 'loading') return waiting;
  if (account.status === 'anonymous')
    return <Redirect to={paths.login} from={`${navigation.path}${navigation.search}`} />;
  if (account.status === 'failed') {
    return (
      <main id="main" tabIndex={-1} className="mx-auto w-full max-w-160 px-5 py-10 outline-none">
        <ErrorPanel onRetry={account.retry}>{account.message}</ErrorPanel>
      </main>
    );
  }
  if (need === 'anyone-signed-in') return children(account);
  const { userType } = account.profile;
  // Accepting an invitation sets the type, so invited people do not have to choose one.
  if (userType === null) return <Redirect to={pendingInvitationPath() ?? paths.selectUserType} />;
  if (userType !== need) return <Redirect to={userType === 'business' ? paths.today : paths.dashboard} />;
  return children(account);
}
