/** A hook's matcher: true for these paths below `/api/auth`. */
export function atPaths(...paths: readonly string[]): (context: { path?: string | undefined }) => boolean {
  const known = new Set(paths);
  return ({ path }) => path !== undefined && known.has(path);
}
