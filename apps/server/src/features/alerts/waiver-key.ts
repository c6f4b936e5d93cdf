const prefix = 'waiver_to_sign ';

/** The `onceKey` of an alert that a waiver is to be signed; `cause` is what it is raised for once. */
export function waiverKey(waiverId: string, cause: string): string {
  return `${prefix}${waiverId} ${cause}`;
}

/** The waiver an alert asks to sign; null for every other cause. */
export function waiverOfKey(onceKey: string | null): string | null {
  if (!onceKey?.startsWith(prefix)) return null;
  return onceKey.slice(prefix.length).split(' ', 1)[0] ?? null;
}
