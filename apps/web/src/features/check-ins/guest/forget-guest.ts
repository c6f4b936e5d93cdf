import { forgetDraft } from '../../../platform/storage/index.ts';
import { guestDraftKey } from './guest-draft.ts';

/** Takes what was typed about a guest off this device, once it is decided whether the guest stays. */
export function forgetGuest(businessId: string): void {
  forgetDraft(guestDraftKey(businessId));
}
