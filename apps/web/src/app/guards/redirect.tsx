import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { Spinner } from '../../ui/feedback/index.ts';

interface RedirectProps {
  readonly to: string;
  /** Where the visitor wanted to go; kept for after the sign-in. */
  readonly from?: string;
}

/** Sends the visitor on, once for each address: rendering again while the way is long must not send them again. */
export function Redirect({ to, from }: RedirectProps) {
  const navigate = useNavigate();
  // Kept from the first look: while the way leads on, the address already changes, and would be remembered instead.
  const [origin] = useState(from);
  useEffect(() => {
    void navigate({ to, replace: true, state: origin === undefined ? {} : { from: origin } });
  }, [navigate, to, origin]);
  return <Spinner />;
}
