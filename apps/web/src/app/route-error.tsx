import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { forgetEverything } from '../platform/data/index.ts';
import { useOnline } from '../platform/offline/index.ts';
import { ErrorPanel } from '../ui/feedback/index.ts';
import { shellMessages } from './messages.gen.ts';
import { isMissingFile } from './reload-after-release.ts';

/**
 * Shown instead of a page that failed: the message, and a button that really tries again. A page whose file could not be
 * fetched offline is loaded by itself once there is a network.
 */
export function RouteError({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const messages = shellMessages;
  const missing = isMissingFile(error);
  const isOnline = useOnline();
  const [wasOnline] = useState(isOnline);
  const isBack = missing && isOnline && !wasOnline;
  useEffect(() => {
    if (isBack) location.reload();
  }, [isBack]);
  const notLoaded = isOnline ? messages.pageNotLoaded : `${messages.offline} ${messages.pageNotLoaded}`;
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
        {missing ? notLoaded : error instanceof Error ? error.message : String(error)}
      </ErrorPanel>
    </div>
  );
}
