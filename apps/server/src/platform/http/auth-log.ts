import type { Context } from 'hono';
import type { Services } from './callable/index.ts';
import { callerAddress } from './caller-address.ts';

/** A GET that changes something: the link in an email. */
const loggedReads: ReadonlySet<string> = new Set(['/verify-email']);
const prefix = '/api/auth';

/**
 * One line for each sign-in, sign-out, change and refusal (OWASP ASVS 16.3.1). It identifies no one: an account that
 * may not exist, and the caller's address, are keyed hashes, by which lines can be distinguished.
 */
export async function logAuth(
  { log, budgets, config }: Services,
  context: Context,
  reply: Response,
  sent: unknown,
): Promise<void> {
  const path = context.req.path.slice(prefix.length);
  if (context.req.method === 'GET' && !loggedReads.has(path) && reply.status < 400) return;
  const { code, user } = Object(await readJson(reply)) as { code?: unknown; user?: { id?: unknown } };
  const { email } = Object(sent) as { email?: unknown };
  log.info(
    {
      requestId: context.get('requestId') as string,
      path: path.startsWith('/reset-password/') ? '/reset-password/:token' : path,
      status: reply.status,
      outcome: reply.status < 400 ? 'accepted' : 'refused',
      ...(typeof code === 'string' && { code }),
      ...(typeof user?.id === 'string' && { uid: user.id }),
      ...(typeof email === 'string' && { account: budgets.pseudonymOf('account', email.toLowerCase()) }),
      source: budgets.pseudonymOf('source', callerAddress(context, config)),
    },
    'authentication',
  );
}

async function readJson(reply: Response): Promise<unknown> {
  return reply
    .clone()
    .json()
    .catch(() => null);
}
