/** Imports nothing: it runs before everything else of a page (`app/public/after-paint.ts`). */
export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

export const themeKey = 'clearpaw.theme';

/** The theme chosen on this device; by default, that of the system. */
export function readTheme(): Theme {
  const kept = readKept();
  return themes.find((theme) => theme === kept) ?? 'system';
}

/** Some browsers refuse the storage to a page. */
function readKept(): string | null {
  try {
    return localStorage.getItem(themeKey);
  } catch {
    return null;
  }
}

/** Before the first paint of the app: puts on what was chosen on an earlier visit. */
export function applyKeptTheme(): void {
  const theme = readTheme();
  const root = document.documentElement;
  if (theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = theme;
}
