import { useWay } from '../../platform/way/index.ts';

/** Goes to the remembered address, or to the dashboard, whose guard knows everybody's home. */
export function useAfterSignIn(): () => Promise<void> {
  const { from, go } = useWay();
  const wanted = from?.startsWith('/') && !from.startsWith('//') ? from : '/dashboard';
  return () => go(wanted, { replace: true });
}
