import { useNavigate } from '@tanstack/react-router';
import { paths } from '../../paths/index.ts';
import { forgetEverything } from '../../platform/data/index.ts';
import { session } from '../../platform/session/index.ts';

/** Signs out, deletes what was read, and goes to the landing page. */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    await navigate({ to: paths.landing });
    await session.signOut();
    forgetEverything();
  };
}
