import { forgetDraft } from '../../../platform/storage/index.ts';
import { guestDraftKey } from './guest-draft.ts';

/** Deletes what was typed about a guest from this device, once the guest is admitted or denied. */
export function forgetGuest(businessId: string): void {
  forgetDraft(guestDraftKey(businessId));
}
