/** What goes in the night. */

/** The functions of alerts. */
export { alertFunctions } from './alert-functions.ts';
export { forgetAlerts } from './alert-jobs.ts';
/** Alerts a person with an account about an invitation. */
/** The alert that a document has been read: its cause, and its end. */
export { markDocumentAlertsRead } from './document-alert.ts';
export { documentKey } from './document-key.ts';
/** Preferences that come with a whole export. */
export { enterAlertSettings } from './enter-alert-settings.ts';
/** Alerts about a pet that went. */
export { forgetPetAlerts } from './forget-pet-alerts.ts';
/** Hands what is due to mail and push. */
export { notifyDue, takeDueAsNotified } from './notify-due.ts';
export { notifyInvitee } from './notify-invitee.ts';
/** Notifies all carers of a pet. */
export { type CarerAlertDraft, notifyPetCarers, petCarersOf } from './notify-pet-carers.ts';
/** Events that may cause alerts. */
export { publishTrigger } from './publish-trigger.ts';
/** The work of pushing. */
export { pushAlert } from './push-job.ts';
/** Creates alerts, in the transaction of their cause. */
export { type AlertDraft, raiseAlert } from './raise-alert.ts';
/** An alert in words, for people who get it by another way. */
export { sayAlert } from './say-alert.ts';
/** In whose morning, and outside whose quiet hours. */
export { alertSettingsOf } from './settings-of.ts';
/** What was asked for is done. */
export { settleAlerts } from './settle-alerts.ts';
/** Waiting reminders without a reason any more. */
export { silenceRenewals } from './silence-renewals.ts';
/** Ends mails with one click. */
export { unsubscribeRoutes } from './unsubscribe-routes.ts';
