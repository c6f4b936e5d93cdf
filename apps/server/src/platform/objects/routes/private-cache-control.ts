const longestSeconds = 3600;

/**
 * What a reply with an object's bytes tells caches. A writer may shorten how long one reader's browser keeps them, at
 * most to an hour; no cache that several people share may keep them, whatever the writer said.
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
