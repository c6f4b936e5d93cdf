import type { CallStatus } from '@clearpaw/protocol';
import type { Log } from '../../telemetry/index.ts';

/** What a caller was not let do (OWASP ASVS 16.3.2); a field that is wrong, or a state that has changed, is no such thing. */
const logged: ReadonlySet<CallStatus> = new Set([
  'UNAUTHENTICATED',
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

/** One line for each call that was refused: who, by id, and what. */
export function logRefusal(log: Log, call: RefusedCall): void {
  if (logged.has(call.status)) log.info(call, 'a call was refused');
}
