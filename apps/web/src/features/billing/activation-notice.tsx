import { useLocation, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';

const Body = lazy(() => import('./activation-notice-body.tsx'));

/** The address that payment pages return to; it is no page and leads to the landing page. */
const returnedFrom = '/billing/success';

/**
 * After a payment: says to a signed-in business that its subscription is being activated, and then that it is active.
 * Weighs next to nothing on the landing page until somebody really comes back.
 */
export function ActivationNotice() {
  const { from } = useLocation().state;
  const navigate = useNavigate();
  if (from?.split('?')[0] !== returnedFrom) return null;
  return (
    <Suspense fallback={null}>
      <Body onDismiss={() => void navigate({ to: '/', replace: true, state: {} })} />
    </Suspense>
  );
}
