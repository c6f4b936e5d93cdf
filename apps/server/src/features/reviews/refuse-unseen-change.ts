import { refuse } from '../../platform/refusal/index.ts';

/** A decision is about the version that the reviewer read: refused if the owner has corrected the record since. */
export function refuseUnseenChange(changedAt: Date | null, seenAt: string | undefined): void {
  if (changedAt === null || seenAt === undefined || new Date(seenAt) >= changedAt) return;
  throw refuse('ABORTED', 'The owner corrected this record meanwhile; read it again and then decide.', {
    reason: 'changed_meanwhile',
  });
}
