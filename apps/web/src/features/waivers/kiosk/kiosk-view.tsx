import { useState } from 'react';
import { paths } from '../../../paths/index.ts';
import { lockedPath } from '../../../platform/device-lock/index.ts';
import { useNavigation } from '../../../platform/navigation/index.ts';
import { KioskScreen } from './kiosk-screen.tsx';
import { KioskSetUp } from './kiosk-set-up.tsx';

interface KioskViewProps {
  readonly waiverId: string;
  readonly business: { readonly id: string };
}

/** A device of the business given to signers: it is locked first, and shows nothing else until the code is typed. */
export function KioskView({ waiverId, business }: KioskViewProps) {
  const way = useNavigation();
  const [locked, setLocked] = useState(lockedPath() === way.path);
  const leave = () => {
    setLocked(false);
    void way.go(paths.waivers);
  };
  return (
    <main id="main" tabIndex={-1} className="mx-auto w-full max-w-180 px-5 py-8 outline-none md:py-12">
      {locked ? (
        <KioskScreen businessId={business.id} waiverId={waiverId} onLeave={leave} />
      ) : (
        <KioskSetUp path={way.path} waiverId={waiverId} onLocked={() => setLocked(true)} />
      )}
    </main>
  );
}
