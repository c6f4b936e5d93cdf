import { unknownMessage } from './guard-answers.ts';
import { silence } from './preparing-client.ts';

/** PostgreSQL's temporary errors: it is starting, stopping, full, a standby, or the call has waited long enough. */
const passing: ReadonlySet<string> = new Set([
  '25006', // a standby, which accepts no writes: the primary has changed
  '25P03', // a transaction that was idle too long
  '53300', // too many connections
  '55P03', // a lock was not available in time
  '57014', // a statement took longer than a call may wait
  '57P01',
  '57P02',
  '57P03',
  '57P05',
]);

/** Errors of the operating system when the other side is unreachable. */
const unreachable: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EAI_AGAIN',
  'ENOTFOUND',
]);

/** The driver's errors that have no code. */
const texts: readonly RegExp[] = [
  /^Connection terminated/,
  /^timeout exceeded when trying to connect$/,
  /^timeout expired$/,
  /^Client has encountered a connection error and is not queryable$/,
  /^Client was closed and is not queryable$/,
  /^Cannot use a pool after calling end on the pool$/,
  unknownMessage,
  /^Received unexpected \w+ message from backend/,
];

/** What Node says of an answer that is no HTTP. */
const isNotHttp = ({ code }: Cause) => typeof code === 'string' && code.startsWith('HPE_');

/** Errors of the S3 client: no answer in time, or the service is unavailable. */
function isStorageAway({ name, $metadata }: Cause): boolean {
  return name === 'TimeoutError' || ($metadata?.httpStatusCode ?? 0) >= 500;
}

/**
 * Whether the database, or the storage of files, could not be reached in time. The request is valid and may be sent
 * again; it is unknown whether a write whose answer was lost has been made, which is what idempotency keys are for.
 */
export function isUnavailable(problem: unknown): boolean {
  return causesOf(problem).some((cause) => {
    const { code, message } = cause;
    if (typeof code === 'string' && (code.startsWith('08') || passing.has(code) || unreachable.has(code)))
      return true;
    if (isStorageAway(cause) || isNotHttp(cause)) return true;
    return typeof message === 'string' && (message === silence || texts.some((text) => text.test(message)));
  });
}

const fullDisk: ReadonlySet<unknown> = new Set([
  'ENOSPC',
  'EDQUOT', // the operating system's quota
  '53100', // PostgreSQL's own disk
]);

/** Whether a disk is full: that of the stored files, or the database's. */
export function isDiskFull(problem: unknown): boolean {
  return causesOf(problem).some(({ code }) => fullDisk.has(code));
}

/** The message while a disk is full, by a function or by the storage. */
export const diskFullMessage =
  'The server has no disk space left, so this was not saved. Try again later; if it lasts, tell the operator.';

/** A short text for the log: a code, or the driver's own text, which quotes no data. */
export function reasonOf(problem: unknown): string {
  const last = causesOf(problem).at(-1);
  return String(last?.code ?? last?.message ?? 'unknown');
}

interface Cause {
  readonly name?: unknown;
  readonly code?: unknown;
  readonly message?: unknown;
  readonly cause?: unknown;
  readonly $metadata?: { readonly httpStatusCode?: number };
}

/** An error and its causes; the query builder wraps what the driver threw, and several addresses become one error. */
function causesOf(problem: unknown): Cause[] {
  const found: Cause[] = [];
  for (let at = problem; typeof at === 'object' && at !== null && found.length < 5; at = nextOf(at)) {
    found.push(at as Cause);
  }
  return found;
}

function nextOf(problem: object): unknown {
  return 'errors' in problem && Array.isArray(problem.errors) ? problem.errors[0] : (problem as Cause).cause;
}
