/** Makes callers that ask while a call is in progress wait for that same call. */
export function sharedCall(call: () => Promise<void>): () => Promise<void> {
  let pending: Promise<void> | null = null;
  return () => {
    pending ??= call().finally(() => {
      pending = null;
    });
    return pending;
  };
}
