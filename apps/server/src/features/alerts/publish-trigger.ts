import type { Tx } from '../../platform/database/index.ts';

/** Something that moves reminders or alerts people: who follows the outbox looks up the rest. */
export type NotificationTrigger =
  /** A pet's facts, state, records or connections changed. */
  | { readonly petChanged: string }
  /** A business published this version of its rules. */
  | { readonly rulesOf: string; readonly version: number }
  /** A business published a version of a waiver that has to be signed anew. */
  | { readonly waiverOf: string; readonly waiverId: string; readonly version: number }
  /** Somebody's time zone or quiet hours changed. */
  | { readonly settingsOf: string };

/** Where causes are published. */
export const triggersTopic = 'alert-causes';

/** Notes a cause in its own transaction, as one event; whatever follows from it is worked out after the commit. */
export function publishTrigger(tx: Tx, trigger: NotificationTrigger): void {
  tx.publish({ topic: triggersTopic, payload: trigger });
}
