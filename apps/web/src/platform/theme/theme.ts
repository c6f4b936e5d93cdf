import { useSyncExternalStore } from 'react';
import { keepText } from '../storage/index.ts';
import { applyKeptTheme, readTheme, type Theme, themeKey } from './kept-theme.ts';

const listeners = new Set<() => void>();

/** The theme and how to change it; all parts of the page that show it follow. */
export function useTheme(): readonly [Theme, (theme: Theme) => void] {
  const theme = useSyncExternalStore(subscribe, readTheme, () => 'system' as const);
  return [theme, choose];
}

function choose(theme: Theme): void {
  keepText(themeKey, theme === 'system' ? null : theme);
  applyKeptTheme();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
