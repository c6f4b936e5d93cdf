import { useLocation } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useAccount } from '../../features/accounts/index.ts';
import { Redirect } from './redirect.tsx';

/** Whoever came here signed in goes on to where they belong; whoever signs in here is sent on by the form itself. */
export function AlreadyIn({ children }: { readonly children: ReactNode }) {
  const account = useAccount();
  const { from } = useLocation().state;
  const [seenOut, setSeenOut] = useState(false);
  if (account.status === 'anonymous' && !seenOut) setSeenOut(true);
  if (account.status === 'signed-in' && !seenOut) return <Redirect to={from ?? '/dashboard'} />;
  return children;
}
