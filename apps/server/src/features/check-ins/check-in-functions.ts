import type { checkIns as promised } from '@clearpaw/contract';
import type { Implementations } from '../../platform/http/index.ts';
import { checkIn } from './check-in.ts';
import { checkOut } from './check-out.ts';
import { listCheckIns } from './list-check-ins.ts';
import { scanBadge } from './scan-badge.ts';
import { watchCheckIns } from './watch-check-ins.ts';

export const checkIns: Implementations<typeof promised> = {
  checkIn,
  checkOut,
  listCheckIns,
  scanBadge,
  watchCheckIns,
};
