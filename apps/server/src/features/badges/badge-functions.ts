import type { badges as promised } from '@clearpaw/contract';
import type { Implementations } from '../../platform/http/index.ts';
import { getBadge } from './get-badge.ts';
import { getLostNotice, setLostNotice } from './lost-notice.ts';
import { printBadge } from './print-badge.ts';
import { rotateBadge } from './rotate-badge.ts';

export const badgeFunctions: Implementations<typeof promised> = {
  getBadge,
  getLostNotice,
  printBadge,
  rotateBadge,
  setLostNotice,
};
