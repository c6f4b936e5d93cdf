/**
 * Why a pet has no signature that counts: it never had one, the waiver was changed since, or the last one has ended.
 */
export const unsignedReasons = ['never', 'outdated', 'expired'] as const;
export type UnsignedReason = (typeof unsignedReasons)[number];

/** A person is asked to sign the same waiver once within this time. */
export const askPauseHours = 24;
