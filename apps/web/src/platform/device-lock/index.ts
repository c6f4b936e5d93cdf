/** A device that is handed to outsiders shows one page until a code is typed. */
export {
  forgetLock,
  lockDevice,
  lockedPath,
  onLockChange,
  type Unlocking,
  unlockDevice,
} from './device-lock.ts';
