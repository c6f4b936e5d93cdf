type Present<T> = { [Key in keyof T]: Exclude<T[Key], undefined> };

/** Removes undefined fields, so that defaults or the row's own values stay in place. */
export function omitUndefined<T extends object>(fields: T): Present<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Present<T>;
}
