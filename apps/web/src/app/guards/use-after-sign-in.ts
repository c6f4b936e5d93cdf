import { useLocation, useNavigate } from '@tanstack/react-router';

/** Goes to the remembered address, or to the dashboard, whose guard knows everybody's home. */
export function useAfterSignIn(): () => Promise<void> {
  const { from } = useLocation().state;
  const navigate = useNavigate();
  const wanted = from?.startsWith('/') && !from.startsWith('//') ? from : '/dashboard';
  return () => navigate({ to: wanted, replace: true });
}
