import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { SandboxDatabase } from '../environment.ts';
import { sandboxAnswerTable } from '../sandbox.table.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { ApiRefusal } from './api-refusal.ts';

interface Request {
  readonly key: string | undefined;
  /** The request's path and body: an idempotency key belongs to one request. */
  readonly text: string;
}

/** Answers a write at most once for each idempotency key; concurrent requests with one key wait for each other. */
export function answerOnce(
  parts: SandboxParts,
  { key, text }: Request,
  write: (db: SandboxDatabase) => Promise<object>,
): Promise<object> {
  return parts.db.transaction(async (db) => {
    if (key === undefined) return write(db);
    const request = createHash('sha256').update(text).digest('base64url');
    const row = { key, request, answer: null, createdAt: parts.clock.now() };
    const first = await db.insert(sandboxAnswerTable).values(row).onConflictDoNothing().returning();
    if (first.length === 0) return repeat(db, key, request);
    const answer = await write(db);
    await db.update(sandboxAnswerTable).set({ answer }).where(eq(sandboxAnswerTable.key, key));
    return answer;
  });
}

async function repeat(db: SandboxDatabase, key: string, request: string): Promise<object> {
  const [known] = await db.select().from(sandboxAnswerTable).where(eq(sandboxAnswerTable.key, key));
  if (known?.answer && known.request === request) return known.answer;
  throw new ApiRefusal(400, {
    type: 'idempotency_error',
    message:
      'Keys for idempotent requests can only be used with the same parameters they were first used with.',
  });
}
