import type { checkIns as promised } from '@clearpaw/contract';
import type { Implementations } from '../../platform/http/index.ts';
import { arriveAtDoor } from './arrive-at-door.ts';
import { checkIn } from './check-in.ts';
import { checkOut } from './check-out.ts';
import { createGuest } from './create-guest.ts';
import { decideArrival } from './decide-arrival.ts';
import { listCheckIns } from './list-check-ins.ts';
import { printPoster } from './print-poster.ts';
import { readGuestCertificate } from './read-guest-certificate.ts';
import { scanBadge } from './scan-badge.ts';
import { undoCheckIn } from './undo-check-in.ts';
import { undoCheckOut } from './undo-check-out.ts';
import { updateGuest } from './update-guest.ts';
import { watchCheckIns } from './watch-check-ins.ts';
import { watchDoor } from './watch-door.ts';

export const checkInFunctions: Implementations<typeof promised> = {
  arriveAtDoor,
  checkIn,
  checkOut,
  createGuest,
  decideArrival,
  listCheckIns,
  printPoster,
  readGuestCertificate,
  scanBadge,
  undoCheckIn,
  undoCheckOut,
  updateGuest,
  watchCheckIns,
  watchDoor,
};
