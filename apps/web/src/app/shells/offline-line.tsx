import { useOnline } from '../../platform/offline/use-online.ts';
import { publicMessages } from '../public-messages.gen.ts';

/** That the device is offline, at the bottom of pages without the banner of the signed-in pages. */
export function OfflineLine() {
  const isOnline = useOnline();
  return (
    <div role="status" className="fixed inset-x-4 bottom-4 z-20 empty:hidden">
      {!isOnline && (
        <p className="mx-auto w-fit rounded-card bg-ink px-5 py-3 text-center type-small text-surface">
          {publicMessages.offline}
        </p>
      )}
    </div>
  );
}
