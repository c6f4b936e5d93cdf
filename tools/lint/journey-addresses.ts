import type { SourceFile } from './source-files.ts';

const address = /['"`]([\w.-]+@[\w.-]+\.test)\b/g;
/** The accounts of the demo data are there for every journey. */
const isShared = (found: string) => found.endsWith('@demo.test');

/** All journeys share one server: an address that two files register fails in one of them, depending on the order. */
export function checkJourneyAddresses(files: readonly SourceFile[]): string[] {
  const users = new Map<string, Set<string>>();
  for (const { path, text } of files) {
    if (!path.startsWith('e2e/')) continue;
    for (const [, found = ''] of text.matchAll(address)) {
      if (!isShared(found)) users.set(found, (users.get(found) ?? new Set()).add(path));
    }
  }
  return [...users]
    .filter(([, paths]) => paths.size > 1)
    .map(([found, paths]) => `${found} is used in ${[...paths].join(' and ')}: give each journey its own`);
}
