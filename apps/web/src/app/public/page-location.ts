import type { ComponentType } from 'react';
import type { NavigationOptions } from '../../platform/navigation/index.ts';

/** What is shown, and the address it is shown for. `page` null: the app has taken over. */
export interface PageLocation {
  readonly page: ComponentType | null;
  readonly path: string;
  readonly search: string;
  readonly from: string | undefined;
}

/** Writes an address into the browser's history, with the state that the app's router expects there. */
export function writeAddress(to: string, { replace, from }: NavigationOptions): void {
  const state = from === undefined ? {} : { from };
  if (replace) history.replaceState(state, '', to);
  else history.pushState(state, '', to);
}

/** The current address of the browser. */
export function readAddress(): Omit<PageLocation, 'page'> {
  const kept: unknown = Object(history.state).from;
  return {
    path: location.pathname,
    search: location.search,
    from: typeof kept === 'string' ? kept : undefined,
  };
}
