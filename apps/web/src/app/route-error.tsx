import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { forgetEverything } from '../platform/data/index.ts';
import { ErrorPanel } from '../ui/feedback/index.ts';

/** What stands in a page's place when it failed: the message, and a real second try. */
export function RouteError({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const retry = async () => {
    // What was read may be what the page fell over; it is read anew.
    forgetEverything();
    reset();
    await router.invalidate();
  };
  return (
    <div className="mx-auto w-full max-w-160 px-5 py-10">
      <ErrorPanel onRetry={retry}>{error instanceof Error ? error.message : String(error)}</ErrorPanel>
    </div>
  );
}
