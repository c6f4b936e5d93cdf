import type { Connection } from './connection.ts';

/** A call that Clearpaw refused. Decide by `status` and `reason`; the message is for people. */
export class ClearpawError extends Error {
  readonly status: string;
  readonly reason: string | undefined;

  constructor({
    status,
    message,
    details,
  }: { status: string; message: string; details?: { reason?: string } }) {
    super(message);
    this.status = status;
    this.reason = details?.reason;
  }
}

/** Calls a function of Clearpaw for the connected business. */
export async function callClearpaw<Result>(
  clearpawUrl: string,
  connection: Connection,
  name: string,
  input: object,
): Promise<Result> {
  const data = { businessId: connection.businessId, ...input };
  const response = await fetch(`${clearpawUrl}/functions/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${await connection.token()}` },
    body: JSON.stringify({ data }),
  });
  const { result, error } = (await response.json()) as {
    result?: Result;
    error?: { status: string; message: string };
  };
  if (response.status === 401) connection.forget();
  if (error) throw new ClearpawError(error);
  return result as Result;
}
