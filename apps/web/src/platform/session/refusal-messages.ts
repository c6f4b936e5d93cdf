import type { RefusalReason } from '@clearpaw/contract';
import { defineMessages } from '../messages/index.ts';

type Known = Readonly<Record<RefusalReason, string>>;

/** By the call's code, where a refusal gives no reason. */
const codes = {
  'not-found': "We couldn't find this. It may have been deleted, or you may not have access to it.",
  'permission-denied': "You don't have access to this.",
  unauthenticated: 'You were signed out. Log in again to continue.',
  'resource-exhausted': 'Too many requests at once. Wait a moment, then try again.',
  aborted: 'Someone else changed this at the same time. Reload the page, then try again.',
  'already-exists': 'This already exists. Reload the page to see it.',
  'deadline-exceeded': 'This took too long. Try again in a moment.',
  'invalid-argument': "Something you entered isn't valid. Check it, then try again.",
  'failed-precondition': "This isn't possible right now. Reload the page, then try again.",
} as const;

const reasons = {
  already_here: 'This pet is already checked in. Check it out first.',
  already_member: 'This person is already on your team.',
  already_recorded: 'This check-in is already saved.',
  already_subscribed: 'You already have a subscription. Manage it under Billing.',
  already_waiting: 'This pet is already waiting. Staff will come to you.',
  badge_expired: 'This badge has expired. Ask the owner to open it again.',
  badge_invalid: 'This is not a Clearpaw badge. Scan its QR code, or enter its code.',
  badge_not_live: 'This badge is old. Ask the owner to open it on their phone.',
  badge_revoked: 'This badge is no longer valid. Ask the owner to show the current one.',
  billing_unavailable: "Payments aren't set up on this server.",
  changed_meanwhile: 'Someone else changed this at the same time. Reload the page, then try again.',
  confirm_identity: 'Confirm it’s you: enter your password, then try again.',
  contact_required:
    'Enter a phone number and an emergency contact in Settings, then share your contact details to connect.',
  daily_limit: "You've reached today's limit. Try again tomorrow.",
  deleted_meanwhile: 'This was deleted in the meantime.',
  disk_full: 'The server has no disk space left. This was not saved.',
  file_empty: 'This file has no rows below the names of the columns.',
  file_missing: 'The file was not found. Upload it again.',
  file_not_table: 'This is not a table we can read. Save the list as CSV or Excel (.xlsx), and upload that.',
  file_quotes:
    'A quotation mark in this file has no counterpart, so its rows cannot be told apart. Save it as CSV or Excel again.',
  file_too_complex: 'This file takes too much to read. Save the list as CSV, or split it.',
  file_too_large: 'The file is larger than 20 MB. Split it into smaller ones.',
  file_too_long: 'The file has more than 50,000 rows. Split it into smaller ones.',
  file_too_wide: 'The file has more than 200 columns. Remove those you do not need.',
  has_account:
    'This customer has an account. Ask the owner to change their details in Settings, or to add the pet and connect it.',
  idempotency_conflict: 'An earlier version was already saved. Reload the page to see it.',
  import_over: 'This import can no longer be undone.',
  import_running: 'An import is running. Wait until it is done.',
  insufficient_role: "You don't have permission. Ask an owner or a manager.",
  insufficient_scope: 'This API key has no access to this.',
  invalid_shape: "Something you entered isn't valid. Check it, then try again.",
  key_ended: 'This key no longer works. Create a new one instead.',
  last_owner: 'A business needs an owner. Transfer ownership first.',
  no_subscription: 'You have no subscription yet. Start one under Billing.',
  not_connected: 'Connect this pet with the business first.',
  not_here: 'This pet was already checked out.',
  not_member: "You're not on the team of this business.",
  not_waiting: 'This arrival was already handled.',
  override_required: 'This pet is not cleared. A manager can override it.',
  own_pet: "You can't review your own pet's records. Ask a colleague.",
  pet_not_active: 'This pet is archived or has died, so its record can’t be shared by link.',
  pet_gone: 'The owner has deleted this pet.',
  processing: 'This document is still being read. Try again in a moment.',
  rate_limited: 'Too many requests. Wait a moment, then try again.',
  recently_invited: 'You invited this address within the last 30 days.',
  rejected: "This record was rejected and can't be changed. Add a new one.",
  self_check_in_off: 'Self check-in is off here. Please ask the staff.',
  specimen: "This is a sample badge. It doesn't count as a visit.",
  too_early: 'You can remind the clinic three days after the last email.',
  too_many_reminders: 'This clinic can’t be reminded again. Withdraw the request and send a new one.',
  too_many_keys: 'A business can have up to 50 API keys. Revoke one you no longer use.',
  too_many_links: 'A pet can have up to 50 working share links. End one you no longer use.',
  too_many_webhooks: 'A business can have up to 10 webhooks. Delete one you no longer use.',
  too_late: 'This can be undone for 10 minutes only.',
  upgrade_required: 'This needs Business Connect. Start it under Billing.',
  visit_begun: 'This visit has started. Only its last day and note can be changed.',
  visit_over: 'This visit is over or canceled. Plan a new one.',
  visit_overlaps: 'There is already a visit on one of these days. Change that visit or choose other days.',
  webhook_off: 'This webhook is turned off. Turn it on, then try again.',
  withdrawn: "This record was removed and can't be changed. Add a new one.",
  wrong_role: "This isn't available for your type of account.",
} as const satisfies Known;

/** What a person reads when a call failed; what the wire says is for programs. */
export const refusalMessages = defineMessages({
  en: {
    unreachable: "Can't reach the server. Check your connection and try again.",
    unavailable: 'Clearpaw is temporarily unavailable. Try again in a few seconds.',
    codes: codes as Readonly<Record<string, string>>,
    reasons: reasons as Known,
    required: 'Fill in all required fields.',
    tooLong: (limit: string) => `Use at most ${limit} characters.`,
    email: 'Enter a valid email address.',
    oneLine: 'Use one line of visible characters.',
    date: 'Enter a valid date.',
  },
});
