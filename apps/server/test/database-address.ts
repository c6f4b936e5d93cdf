/** The migrated database that test files copy. */
export const templateDatabase = 'clearpaw_template';

/** The same cluster with another database. */
export function withDatabase(url: string, database: string): string {
  const address = new URL(url);
  address.pathname = `/${database}`;
  return address.href;
}
