import { useRef } from 'react';

/**
 * The idempotency key of what somebody means to do: repeating the same intent reuses it, so that a lost answer
 * never counts twice. `forget` ends the intent.
 */
export function useIntentKey(): { keyFor: (intent: string) => string; forget: () => void } {
  const current = useRef<{ intent: string; key: string } | null>(null);
  return {
    keyFor(intent) {
      if (current.current?.intent !== intent) current.current = { intent, key: crypto.randomUUID() };
      return current.current.key;
    },
    forget() {
      current.current = null;
    },
  };
}
