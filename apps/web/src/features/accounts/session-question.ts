import { session } from '../../platform/session/index.ts';

let asking: Promise<void> | null = null;

/** Several guards may ask at once and share the call; after a failure the next one asks again. */
export async function askWhoIsSignedIn(): Promise<void> {
  asking ??= (async () => {
    for (let waitMs = 1_000; !session.state().ready; waitMs = Math.min(waitMs * 2, 15_000)) {
      await session.refresh().catch(() => new Promise((wake) => setTimeout(wake, waitMs)));
    }
  })().finally(() => {
    asking = null;
  });
  await asking;
}
