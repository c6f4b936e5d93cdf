/** Locks a device that is handed to customers to one page until a code is typed. */
export {
  forgetLock,
  lockDevice,
  lockedPath,
  onLockChange,
  type Unlocking,
  unlockDevice,
} from './device-lock.ts';
