export {
  type FindKey,
  type NotOpened,
  type OpenedCredential,
  openCredential,
  sealCredential,
} from './credential.ts';
