import { diskFullMessage, isDiskFull, isUnavailable } from '../database/index.ts';

/** A request answered with a status other than 200. `reason` is the only text that an official client shows. */
export class StorageRefusal extends Error {
  override readonly name = 'StorageRefusal';
  readonly status: number;
  readonly reason: string | undefined;

  constructor(status: number, message: string, reason?: string) {
    super(message);
    this.status = status;
    this.reason = reason;
  }
}

/** All refusals of the protocol. */
export const refusals = {
  unauthenticated: () => new StorageRefusal(401, 'Sign in and send your token.'),
  invalidApp: () =>
    new StorageRefusal(401, 'Firebase App Check token is invalid.', 'Firebase App Check token is invalid.'),
  forbidden: () => new StorageRefusal(403, 'Permission denied.'),
  missing: () => new StorageRefusal(404, 'Not Found.'),
  badRequest: (message: string) => new StorageRefusal(400, message),
  overQuota: () =>
    new StorageRefusal(
      402,
      'There is no room left: an owner may keep 2 GiB. Delete what you no longer need.',
    ),
  tooLarge: () => new StorageRefusal(413, 'An object may have at most 100 MiB, a whole export 2 GiB.'),
  badContent: (message: string) => new StorageRefusal(415, message),
  tooMany: (message: string) => new StorageRefusal(429, message),
  diskFull: () => new StorageRefusal(507, diskFullMessage),
  unavailable: () =>
    new StorageRefusal(503, 'The storage is briefly unavailable. Try again in a few seconds.'),
  unsatisfiable: () => new StorageRefusal(416, 'The range begins after the end of the object.'),
};

/** Whether the same request would be refused again; the others succeed once there is room, or a part is back. */
export function isLasting({ status }: StorageRefusal): boolean {
  return status !== 429 && status !== 503 && status !== 507;
}

/** By error codes of the database. */
const known: Readonly<Record<string, () => StorageRefusal>> = {
  // Every row here belongs to an account: it was deleted, so its tokens no longer count.
  '23503': refusals.unauthenticated,
};

/** The refusal for an error of a lower layer; null if it is a bug. */
export function refusalFor(problem: unknown): StorageRefusal | null {
  if (problem instanceof StorageRefusal) return problem;
  if (isUnavailable(problem)) return refusals.unavailable();
  if (isDiskFull(problem)) return refusals.diskFull();
  const { code, cause } = Object(problem) as { code?: unknown; cause?: { code?: unknown } };
  return known[String(cause?.code ?? code)]?.() ?? null;
}
