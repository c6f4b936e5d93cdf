import type { FunctionName } from '@clearpaw/contract';
import { post } from '../calls.ts';
import type { TestPerson, TestServer } from '../test-server.ts';

export interface Answer {
  readonly outcome: string;
  /** True if the call was neither refused nor invalid. */
  readonly answered: boolean;
  /** The exact response body. */
  readonly body: string;
}

/** Calls a function and returns the outcome in terms of permission. Of a stream only the start is read. */
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
  // Refused because of the input, not because of the caller.
  const permitted = ['FAILED_PRECONDITION', 'INVALID_ARGUMENT', 'ALREADY_EXISTS', 'ABORTED'];
  return permitted.includes(error.status) ? 'allowed' : error.status;
}
