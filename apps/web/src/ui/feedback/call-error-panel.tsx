import { type ReactNode, use } from 'react';
import { SaidAboveContext, saidNowhere } from '../provider/index.ts';
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

/** Why a call failed, with "Try again" for a read; nothing if it has not failed, or is said above. */
export function CallErrorPanel({ call, title, children }: CallErrorPanelProps) {
  const { error, refetch } = call;
  const aboveFor = use(SaidAboveContext);
  if (!error) return null;
  // What was written failed here, and can be repeated only here.
  const said = refetch ? aboveFor(error) : saidNowhere();
  if (said === 'everything') return null;
  return (
    <ErrorPanel title={title} onRetry={refetch && said === 'nothing' ? () => void refetch() : undefined}>
      {children ?? error.message}
    </ErrorPanel>
  );
}
