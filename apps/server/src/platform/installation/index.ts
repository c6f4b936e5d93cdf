/**
 * Whether this database is the one that its stored files belong to, so that the server may send mail, push and
 * webhooks.
 */

export {
  adoptInstallation,
  checkInstallation,
  type InstallationParts,
  markerNote,
} from './check-installation.ts';
export { enterRestored } from './enter-restored.ts';
export { findStopReason, isAdopted, stopNotice } from './is-adopted.ts';
