import type { BetterAuthPlugin } from 'better-auth';
import type { AuthParts } from './auth-parts.ts';
import { confirmBefore, confirmIdentity, identityConfirmed } from './confirm/confirm-identity.ts';
import { changeEmail, restoreEmail, verifyEmail } from './email-change/change-endpoints.ts';
import { refuseHeldAddress } from './email-change/refuse-held-address.ts';
import { afterPasswordChange, endOtherSessionsToo } from './passwords/after-change.ts';
import { refuseCommon } from './passwords/refuse-common.ts';
import { renewHash } from './passwords/renew-hash.ts';
import { requestReset } from './reset/request-reset.ts';
import { askForUserVerification } from './second-step/require-user-verified.ts';
import { useCodeOnce } from './second-step/use-code-once.ts';
import { endFormerSession } from './sessions/end-former-session.ts';
import { hideTokens } from './sessions/hide-tokens.ts';
import { endOtherSessions, endSession, listSessions } from './sessions/session-endpoints.ts';
import { createKnownDevices } from './sign-in/known-devices.ts';
import { type ResetBy, rememberDevice } from './sign-in/remember-device.ts';
import { slowGuessing } from './sign-in/slow-guessing.ts';

/**
 * Adds to better-auth what it does not cover, as a plugin: guessing, weak passwords, changes of address, sessions. An
 * endpoint with the name of a library endpoint replaces that one.
 */
export function accountProtection(parts: AuthParts, resetBy: ResetBy) {
  const { store } = parts;
  const devices = createKnownDevices(parts.secrets);
  const guessing = slowGuessing(parts, devices);
  return {
    id: 'account-protection',
    endpoints: {
      requestPasswordReset: requestReset(parts),
      changeEmail: changeEmail(parts),
      verifyEmail: verifyEmail(parts),
      restoreEmail: restoreEmail(parts),
      confirmIdentity: confirmIdentity(store),
      identityConfirmed: identityConfirmed(store),
      listOwnSessions: listSessions(store),
      endOwnSession: endSession(store),
      endOtherOwnSessions: endOtherSessions(store),
    },
    hooks: {
      before: [
        refuseCommon(parts.config),
        refuseHeldAddress(store),
        endOtherSessionsToo,
        confirmBefore(store),
        useCodeOnce(store),
        // Last, so that a request refused by another hook is not counted as a guess.
        guessing.before,
      ],
      after: [
        guessing.after,
        renewHash(store),
        afterPasswordChange(parts),
        endFormerSession(store),
        rememberDevice(devices, resetBy),
        askForUserVerification,
        hideTokens,
      ],
    },
  } satisfies BetterAuthPlugin;
}
