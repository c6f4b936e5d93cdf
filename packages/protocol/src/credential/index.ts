/** Signed claims as a text, there and back. */
export {
  type FindKey,
  type NotOpened,
  type OpenedCredential,
  openCredential,
  sealCredential,
} from './credential.ts';
