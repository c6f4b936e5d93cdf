import { uiMessages } from '../provider/index.ts';
import { SpinnerMark } from './spinner-mark.tsx';

/** "Loading…" with its ring, announced politely. */
export function Spinner({ children }: { readonly children?: string }) {
  const messages = uiMessages;
  return (
    <p role="status" className="flex items-center justify-center gap-2.5 p-8 type-small text-ink-3">
      <SpinnerMark />
      {children ?? messages.loading}
    </p>
  );
}
