import { uiMessages } from '../provider/index.ts';

/** The first stop of the keyboard: past header and navigation, straight to the main part. */
export function SkipLink({ to = 'main', children }: { readonly to?: string; readonly children?: string }) {
  const messages = uiMessages;
  return (
    <a
      href={`#${to}`}
      className="-translate-y-24 fixed start-4 top-3 z-50 rounded-button bg-ink px-5 py-3 type-strong text-paper focus:translate-y-0"
    >
      {children ?? messages.skipToContent}
    </a>
  );
}
