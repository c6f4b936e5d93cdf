import { useState } from 'react';
import { track } from '../../platform/analytics/index.ts';
import { call } from '../../platform/session/index.ts';

/** Opens a page of the payment provider. */
export interface PayPage {
  readonly busy: boolean;
  readonly failed: boolean;
  readonly go: () => void;
}

const tier = 'business';

/** Starts the checkout and sends the browser there. Source: specification, sections 4 and 7. */
export function useCheckout(): PayPage {
  return usePayPage(
    async () => {
      track('billing_checkout_started', { tier });
      const { origin } = window.location;
      const successUrl = `${origin}/billing/success`;
      return call('createCheckoutSession', { tier, successUrl, cancelUrl: `${origin}/billing` });
    },
    (error) => track('billing_checkout_failed', { tier, error }),
  );
}

/** Opens the page on which a subscription is managed. */
export function usePortal(): PayPage {
  return usePayPage(
    async () => {
      const opened = await call('createPortalSession', { returnUrl: `${window.location.origin}/billing` });
      track('billing_portal_opened', {});
      return opened;
    },
    (error) => track('billing_portal_failed', { error }),
  );
}

function usePayPage(open: () => Promise<{ url: string }>, onFailed: (error: string) => void): PayPage {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const go = async () => {
    setState('busy');
    try {
      // The browser leaves the page, so the button stays busy until then.
      window.location.assign((await open()).url);
    } catch (problem) {
      setState('failed');
      onFailed((problem as { code?: string }).code ?? 'unknown');
    }
  };
  return { busy: state === 'busy', failed: state === 'failed', go: () => void go() };
}
