import { createContext, type ReactNode, use } from 'react';

export interface NavigationOptions {
  /** Replaces the current address, so that "back" does not return to it. */
  readonly replace?: boolean | undefined;
  /** The address that was requested; remembered for after the sign-in. */
  readonly from?: string | undefined;
  /** The page changes in place: it stays where it is scrolled to. */
  readonly keepScroll?: boolean | undefined;
}

/** Who follows addresses differs: the public pages do it themselves, behind the sign-in a router does. */
export interface Navigation {
  readonly path: string;
  /** With its question mark, or empty. */
  readonly search: string;
  /** Where someone wanted to go before they were sent here. */
  readonly from: string | undefined;
  go(to: string, options?: NavigationOptions): Promise<void>;
  /** Fetches what an address needs, because it is likely to be followed. */
  prepare(to: string): void;
}

const nowhere: Navigation = { path: '/', search: '', from: undefined, go: async () => {}, prepare: () => {} };
const CurrentNavigation = createContext(nowhere);

/** Rendered once around the pages, by the component that handles navigation. */
export function NavigationProvider({
  navigation,
  children,
}: {
  readonly navigation: Navigation;
  readonly children: ReactNode;
}) {
  return <CurrentNavigation value={navigation}>{children}</CurrentNavigation>;
}

export const useNavigation = (): Navigation => use(CurrentNavigation);
