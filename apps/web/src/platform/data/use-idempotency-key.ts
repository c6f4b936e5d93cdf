import { useRef } from 'react';

/**
 * The idempotency key of a request: sending the same content again reuses the key, so that a lost answer never counts
 * twice; other content has a key of its own, so that a corrected form is never refused for an earlier try. `forget`
 * ends the request: the same content is then a new one.
 */
export function useIdempotencyKey(): { keyFor: (content: unknown) => string; forget: () => void } {
  const current = useRef<{ content: string; key: string } | null>(null);
  return {
    keyFor(content) {
      const text = JSON.stringify(content);
      if (current.current?.content !== text) current.current = { content: text, key: crypto.randomUUID() };
      return current.current.key;
    },
    forget() {
      current.current = null;
    },
  };
}
