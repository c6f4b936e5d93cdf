import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { forgetEverything } from '../platform/data/index.ts';
import { ErrorPanel } from '../ui/feedback/index.ts';
import { shellMessages } from './messages.gen.ts';
import { isMissingFile } from './reload-after-release.ts';

/** Shown instead of a page that failed: the message, and a button that really tries again. */
export function RouteError({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const messages = shellMessages;
  const missing = isMissingFile(error);
  const retry = async () => {
    if (missing) return location.reload();
    // What was read may be what the page fell over; it is read again.
    forgetEverything();
    reset();
    await router.invalidate();
  };
  return (
    <div className="mx-auto w-full max-w-160 px-5 py-10">
      <ErrorPanel onRetry={retry}>
        {missing ? messages.pageNotLoaded : error instanceof Error ? error.message : String(error)}
      </ErrorPanel>
    </div>
  );
}
