import createClient, { type Client } from 'openapi-fetch';
import type { components, paths } from './clearpaw-api.gen.ts';
import type { Connection } from './connection.ts';

type Refusal = components['schemas']['Refusal'];
export type Clearpaw = Client<paths>;

/** A call that Clearpaw refused. Decide by `status` and `reason`; the message is for people. */
export class ClearpawError extends Error {
  readonly status: string;
  readonly reason: string | undefined;

  constructor({ status, message, details }: Refusal['error']) {
    super(message);
    this.status = status;
    this.reason = details?.reason;
  }
}

/** The generated client, which calls with the access token of the moment. */
export function createClearpaw(baseUrl: string, connection: Connection): Clearpaw {
  const clearpaw = createClient<paths>({ baseUrl });
  clearpaw.use({
    async onRequest({ request }) {
      request.headers.set('authorization', `Bearer ${await connection.token()}`);
    },
    onResponse({ response }) {
      if (response.status === 401) connection.forget();
    },
  });
  return clearpaw;
}

/** The result of a call. Throws the error if it was refused. */
export function resultOf<Result>({
  data,
  error,
}: {
  readonly data?: { result: Result };
  readonly error?: Refusal;
}): Result {
  if (data) return data.result;
  throw new ClearpawError(error?.error ?? { status: 'UNKNOWN', message: 'Clearpaw gave no answer.' });
}
