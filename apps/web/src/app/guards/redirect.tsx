import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigation } from '../../platform/navigation/index.ts';
import { WaitingPage } from './waiting-page.tsx';

interface RedirectProps {
  readonly to: string;
  /** The address that the visitor requested; remembered for after the sign-in. */
  readonly from?: string;
}

/** Sends the visitor on, once for each address: rendering again while the way is long must not send them again. */
export function Redirect({ to, from }: RedirectProps) {
  const navigation = useNavigation();
  // Stored on the first render: while the next page is being fetched, the address is already that of the next page.
  const [wanted] = useState(from);
  const send = useEffectEvent((goal: string) => navigation.go(goal, { replace: true, from: wanted }));
  useEffect(() => {
    void send(to);
  }, [to]);
  return <WaitingPage />;
}
