import { useEffect, useSyncExternalStore } from 'react';
import { lockedPath, onLockChange } from '../platform/device-lock/index.ts';
import { closeToasts, ToastArea } from '../ui/toast/index.ts';

/** Messages for the account that is signed in: customers who hold a locked device see none, earlier ones included. */
export function StaffToasts() {
  const locked = useSyncExternalStore(onLockChange, lockedPath, () => null) !== null;
  useEffect(() => {
    if (locked) closeToasts();
  }, [locked]);
  return locked ? null : <ToastArea />;
}
