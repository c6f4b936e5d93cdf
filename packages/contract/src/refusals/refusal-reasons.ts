/**
 * The values of `details.reason`: what a client branches on, and what a screen says in the reader's language. The
 * server can give no other, and the web app has a text for each; both are checked by the compiler.
 */
export const refusalReasons = [
  'already_here',
  'already_member',
  'already_recorded',
  'already_subscribed',
  'already_waiting',
  'badge_expired',
  'badge_invalid',
  'badge_not_live',
  'badge_revoked',
  'billing_unavailable',
  'changed_meanwhile',
  'confirm_identity',
  'daily_limit',
  'deleted_meanwhile',
  'disk_full',
  'idempotency_conflict',
  'insufficient_role',
  'invalid_shape',
  'last_owner',
  'no_subscription',
  'not_here',
  'not_member',
  'not_waiting',
  'override_required',
  'own_pet',
  'pet_gone',
  'processing',
  'rate_limited',
  'recently_invited',
  'rejected',
  'self_check_in_off',
  'specimen',
  'too_late',
  'upgrade_required',
  'withdrawn',
  'wrong_role',
] as const;

export type RefusalReason = (typeof refusalReasons)[number];
