const longestSeconds = 3600;

/**
 * The Cache-Control of an object's bytes. A writer may set how long one reader's browser stores them, at most an hour;
 * shared caches may never store them, whatever the writer sent.
 */
export function privateCacheControl(sent: string | null): string {
  const directives = (sent ?? '')
    .toLowerCase()
    .split(',')
    .map((directive) => directive.trim());
  if (directives.includes('no-store')) return 'private, no-store';
  const age = directives.map((directive) => /^max-age=(\d{1,9})$/.exec(directive)?.[1]).find(Boolean);
  const seconds = directives.includes('no-cache') ? 0 : Math.min(Number(age ?? 0), longestSeconds);
  return `private, max-age=${seconds}`;
}
