/** A call that everyone who asks while it is on its way waits for together. */
export function sharedCall(call: () => Promise<void>): () => Promise<void> {
  let pending: Promise<void> | null = null;
  return () => {
    pending ??= call().finally(() => {
      pending = null;
    });
    return pending;
  };
}
