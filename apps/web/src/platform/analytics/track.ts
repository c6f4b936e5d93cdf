import { keepText, readText } from '../storage/index.ts';

/** Every event and what it carries. Source: specification, section 7. */
export interface AnalyticsEvents {
  readonly remember_me_toggle: { readonly enabled: boolean };
  readonly auth_login_success: { readonly rememberMe: boolean };
  readonly user_type_view: Record<string, never>;
  readonly user_type_select: { readonly userType: 'owner' | 'business' };
  readonly page_view: { readonly page: string };
  readonly billing_checkout_started: { readonly tier: string };
  readonly billing_checkout_failed: { readonly tier: string; readonly error: string };
  readonly billing_portal_opened: Record<string, never>;
  readonly billing_portal_failed: { readonly error: string };
}

const key = 'clearpaw.analytics';
/** Old events make room: the queue must never fill the device. */
const maxEvents = 200;

/** Queues an event on this device. A reader who asked not to be tracked is not. */
export function track<Name extends keyof AnalyticsEvents>(name: Name, payload: AnalyticsEvents[Name]): void {
  if (navigator.doNotTrack === '1') return;
  const queue = readQueue();
  queue.push({ name, payload, at: new Date().toISOString() });
  keepText(key, JSON.stringify(queue.slice(-maxEvents)));
}

function readQueue(): unknown[] {
  try {
    const read: unknown = JSON.parse(readText(key) ?? '[]');
    return Array.isArray(read) ? read : [];
  } catch {
    return [];
  }
}
