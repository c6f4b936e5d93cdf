import type { UserType } from '@clearpaw/domain';
import { Navigate, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { type Account, useAccount } from '../../features/accounts/index.ts';
import { ErrorPanel, Spinner } from '../../ui/feedback/index.ts';

interface GuardProps {
  /** `anyone-signed-in` asks for no user type. */
  readonly need: UserType | 'anyone-signed-in';
  readonly children: (account: Extract<Account, { status: 'signed-in' }>) => ReactNode;
}

/** Lets in whom the page is for. Source: specification, section 2, "Guards and navigation". */
export function Guard({ need, children }: GuardProps) {
  const account = useAccount();
  const { href } = useLocation();
  if (account.status === 'loading') return <Spinner />;
  if (account.status === 'anonymous') return <Navigate to="/login" state={{ from: href }} replace />;
  if (account.status === 'failed') {
    return (
      <div className="mx-auto w-full max-w-160 px-5 py-10">
        <ErrorPanel onRetry={account.retry}>{account.message}</ErrorPanel>
      </div>
    );
  }
  if (need === 'anyone-signed-in') return children(account);
  const { userType } = account.profile;
  if (userType === null) return <Navigate to="/select-user-type" replace />;
  if (userType !== need)
    return <Navigate to={userType === 'business' ? '/business' : '/dashboard'} replace />;
  return children(account);
}
