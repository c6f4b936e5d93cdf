type Present<T> = { [Key in keyof T]: Exclude<T[Key], undefined> };

/** Drops what the caller left out, so that defaults or the row's own values stay in place. */
export function omitUndefined<T extends object>(fields: T): Present<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Present<T>;
}
