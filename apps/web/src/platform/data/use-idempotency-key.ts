import { useRef } from 'react';

/**
 * The idempotency key of a request: sending the same content again reuses the key, so that a lost response never counts
 * twice; different content gets a different key, so that a corrected form is not refused because of an earlier attempt.
 * `forget` ends the request: the same content is then a new one.
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
