import type { contract, FunctionName, InputOf, OutputOf } from '@clearpaw/contract';

/** The caller: someone with a token, or no one. */
export type TestCaller = { readonly token: string } | null;

/** A refusal as received over the network. */
export interface Refused {
  readonly http: number;
  readonly status: string;
  readonly message: string;
  readonly details?: {
    readonly reason?: string;
    readonly issues?: readonly { readonly path: string; readonly message: string }[];
    readonly [key: string]: unknown;
  };
}

/** Thrown by `call` if the server refuses. */
export class CallRefused extends Error {
  readonly refused: Refused;

  constructor(name: string, refused: Refused) {
    super(`${name} was refused: ${refused.status} ${refused.message} ${JSON.stringify(refused.details)}`);
    this.refused = refused;
  }
}

/** Sends any input to a function and returns the raw response. */
export function post(url: string, caller: TestCaller, name: string, data: unknown): Promise<Response> {
  const headers: Record<string, string> = { 'content-type': 'application/json' };
  if (caller) headers.authorization = `Bearer ${caller.token}`;
  return fetch(`${url}/functions/${name}`, { method: 'POST', headers, body: JSON.stringify({ data }) });
}

/** The result of a function; throws `CallRefused`. */
export async function postCall<Name extends FunctionName>(
  url: string,
  caller: TestCaller,
  name: Name,
  input: InputOf<(typeof contract)[Name]>,
): Promise<OutputOf<(typeof contract)[Name]>> {
  const response = await post(url, caller, name, input);
  const body = (await response.json()) as { result?: unknown; error?: Omit<Refused, 'http'> };
  if (body.error) throw new CallRefused(name, { http: response.status, ...body.error });
  return body.result as OutputOf<(typeof contract)[Name]>;
}

/** The refusal that a call ends in; fails the test if it is not refused. */
export async function readRefusal(calling: Promise<unknown>): Promise<Refused> {
  try {
    await calling;
  } catch (problem) {
    if (problem instanceof CallRefused) return problem.refused;
    throw problem;
  }
  throw new Error('The call should have been refused, but it was answered.');
}
