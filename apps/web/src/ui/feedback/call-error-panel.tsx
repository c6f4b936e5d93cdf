import type { ReactNode } from 'react';
import { ErrorPanel } from './error-panel.tsx';

/** A read or a write as returned by its hook; only a read can be repeated. */
interface AskedCall {
  readonly error: Error | null;
  readonly refetch?: () => unknown;
}

interface CallErrorPanelProps {
  readonly call: AskedCall;
  readonly title?: ReactNode | undefined;
  /** Instead of the error's own words. */
  readonly children?: ReactNode;
}

/** Why a call failed, with "Try again" for a read; renders nothing if it has not failed. */
export function CallErrorPanel({ call, title, children }: CallErrorPanelProps) {
  const { error, refetch } = call;
  if (!error) return null;
  return (
    <ErrorPanel title={title} onRetry={refetch && (() => void refetch())}>
      {children ?? error.message}
    </ErrorPanel>
  );
}
