import { createContext, type ReactNode, use } from 'react';

const Context = createContext(false);

interface ReadOnlyProps {
  /** Whether the content is read-only. */
  readonly when: boolean;
  readonly children: ReactNode;
}

/** Around what someone may see but perhaps not change: controls that write leave themselves out. */
export function ReadOnly({ when, children }: ReadOnlyProps) {
  return <Context value={when}>{children}</Context>;
}

/** Whether controls that write are to be left out here. */
export const useReadOnly = (): boolean => use(Context);
