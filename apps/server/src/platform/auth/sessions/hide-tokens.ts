import { createAuthMiddleware } from 'better-auth/api';

/** The one endpoint that returns a token: a short-lived one for functions and files. */
const tokenPath = '/token';

/**
 * A session's secret is in its cookie, which no script can read; the library also puts it into its answers, so it is
 * removed there.
 */
export const hideTokens = {
  matcher: ({ path }: { path?: string | undefined }) => path !== undefined && path !== tokenPath,
  handler: createAuthMiddleware(async ({ context, json }) => {
    const { returned } = context;
    if (!isPlain(returned)) return;
    const { session } = returned;
    const holdsOne = typeof returned.token === 'string' || (isPlain(session) && 'token' in session);
    if (!holdsOne) return;
    const shown = 'token' in returned ? { ...returned, token: null } : { ...returned };
    if (isPlain(session)) {
      const { token: _, ...rest } = session;
      return json({ ...shown, session: rest });
    }
    return json(shown);
  }),
};

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
