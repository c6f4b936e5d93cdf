import { defineWords } from '../../platform/words/index.ts';

const en = {
  forgotTitle: 'Forgot your password?',
  forgotLead: 'Type the email you sign in with. We send you a link to choose a new password.',
  sendLink: 'Send the link',
  sending: 'Sending…',
  sentTitle: 'Look into your mail',
  sent: (email: string) =>
    `If there is an account for ${email}, a link is on its way. It works once, for one hour. Nothing there? Look into the spam folder, or try another address.`,
  sendAgain: 'Use another address',
  sendFailed: 'The link could not be sent. Please try again.',
  tooMany: 'Too many tries. Wait a minute and try again.',
  backToLogin: 'Back to login',
  resetTitle: 'Choose a new password',
  resetLead: 'Every device is signed out with it, so that only you are in.',
  newPassword: 'New password',
  confirmNewPassword: 'Confirm new password',
  saveNew: 'Save the new password',
  savingNew: 'Saving…',
  resetDoneTitle: 'Your password is changed',
  resetDone: 'Log in with the new one.',
  logIn: 'Log in',
  linkEnded: 'This link has been used or has expired. Ask for a new one.',
  newLink: 'Ask for a new link',
  resetFailed: 'The password could not be saved. Please try again.',
  stepApp: 'Type the six digits that your authenticator app shows now.',
  stepBackup: 'Type one of your backup codes. Each works once.',
  appCode: 'Code from the app',
  backupCode: 'Backup code',
  codeRequired: 'Code is required',
  codeWrong: 'This code is not right, or was used before.',
  check: 'Continue',
  checking: 'Checking…',
  useBackup: 'Use a backup code instead',
  useApp: 'Use the app instead',
  startAgain: 'Log in with another account',
  withPasskey: 'Sign in with a passkey',
  passkeyFailed: 'The passkey did not work. Use your email and password.',
};

/** Texts of the ways back into an account, and of its second step. None of them tells whether an account exists. */
export const recoveryWords = defineWords({ en });
