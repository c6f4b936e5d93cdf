import type { CallStatus } from '@clearpaw/protocol';
import type { Log } from '../../telemetry/index.ts';

/** Attempts that were not permitted (OWASP ASVS 16.3.2) or not valid (16.3.3); a changed state is neither. */
const logged: ReadonlySet<CallStatus> = new Set([
  'UNAUTHENTICATED',
  'INVALID_ARGUMENT',
  'PERMISSION_DENIED',
  'NOT_FOUND',
  'RESOURCE_EXHAUSTED',
]);

interface RefusedCall {
  readonly requestId: string;
  readonly name: string;
  readonly uid: string | null;
  readonly status: CallStatus;
  readonly reason: string | undefined;
}

/** One line for each refused call: the caller, by id, and the function. */
export function logRefusal(log: Log, call: RefusedCall): void {
  if (logged.has(call.status)) log.info(call, 'a call was refused');
}
