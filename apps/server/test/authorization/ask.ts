import type { FunctionName } from '@clearpaw/contract';
import { post } from '../calls.ts';
import type { TestPerson, TestServer } from '../test-server.ts';

export interface Answer {
  readonly outcome: string;
  /** Neither refused nor wrong: something was done or told. */
  readonly answered: boolean;
  /** What was answered, to the byte. */
  readonly body: string;
}

/** Asks, and says how it ended as far as permission goes. Of a stream only the beginning is read. */
export async function ask(
  server: TestServer,
  caller: TestPerson | null,
  name: FunctionName,
  input: object,
): Promise<Answer> {
  const reply = await post(server.url, caller, name, input);
  const body = await reply.text();
  return { outcome: outcomeOf(reply.status, body), answered: reply.status === 200, body };
}

function outcomeOf(status: number, body: string): string {
  if (status === 200) return 'allowed';
  const { error } = JSON.parse(body) as { error: { status: string; details?: { reason?: string } } };
  if (error.status === 'UNAUTHENTICATED' || error.status === 'NOT_FOUND') return error.status.toLowerCase();
  if (error.status === 'PERMISSION_DENIED') return error.details?.reason ?? 'denied without a reason';
  // Refused for what was asked, not for who asked.
  const permitted = ['FAILED_PRECONDITION', 'INVALID_ARGUMENT', 'ALREADY_EXISTS', 'ABORTED'];
  return permitted.includes(error.status) ? 'allowed' : error.status;
}
