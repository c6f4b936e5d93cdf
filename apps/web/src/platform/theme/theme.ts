import { useSyncExternalStore } from 'react';
import { keepText, readText } from '../storage/index.ts';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const key = 'clearpaw.theme';
const listeners = new Set<() => void>();

/** The theme chosen on this device; by default, that of the system. */
function readTheme(): Theme {
  const kept = readText(key);
  return themes.find((theme) => theme === kept) ?? 'system';
}

/** Before the first paint of the app: puts on what was chosen on an earlier visit. */
export function applyKeptTheme(): void {
  const theme = readTheme();
  const root = document.documentElement;
  if (theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = theme;
}

/** The theme and how to change it; all parts of the page that show it follow. */
export function useTheme(): readonly [Theme, (theme: Theme) => void] {
  const theme = useSyncExternalStore(subscribe, readTheme, () => 'system' as const);
  return [theme, choose];
}

function choose(theme: Theme): void {
  keepText(key, theme === 'system' ? null : theme);
  applyKeptTheme();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
