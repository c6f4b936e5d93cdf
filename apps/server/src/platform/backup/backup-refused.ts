/** A backup that cannot be used; its message is one line for the operator. Nothing was changed. */
export class BackupRefused extends Error {
  override readonly name = 'BackupRefused';
}
