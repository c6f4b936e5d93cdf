import type { confirmations, OutputOf } from '@clearpaw/contract';
import type { ConfirmableKind } from '@clearpaw/domain';

export type ConfirmationRequest = OutputOf<typeof confirmations.remindClinic>;

/** A record as far as asking a clinic about it needs it. */
export interface ConfirmableRecord {
  readonly kind: ConfirmableKind;
  readonly id: string;
  readonly title: string;
  /** Calendar dates; left out for a record of another kind than a vaccination. */
  readonly givenOn?: string | undefined;
  readonly expiresOn?: string | null | undefined;
  readonly confirmation?:
    | {
        readonly clinicName: string;
        readonly emailDomain: string;
        readonly signerName: string;
        readonly confirmedAt: string;
      }
    | undefined;
}

/** Requests about a record that a clinic has not answered yet, the newest first. */
export function openRequests(
  requests: readonly ConfirmationRequest[],
  recordId: string,
): readonly ConfirmationRequest[] {
  return requests.filter(
    ({ state, records }) => state === 'sent' && records.some((record) => record.recordId === recordId),
  );
}

/** The newest answer that declined a record, unless a later one confirmed it. */
export function declinedBy(
  requests: readonly ConfirmationRequest[],
  recordId: string,
): { readonly request: ConfirmationRequest; readonly note: string | null } | null {
  for (const request of requests) {
    const answer = request.records.find((record) => record.recordId === recordId && record.decision);
    if (answer) return answer.decision === 'decline' ? { request, note: answer.note } : null;
  }
  return null;
}
