import type { guestMerges as promised } from '@clearpaw/contract';
import type { Implementations } from '../../platform/http/index.ts';
import { answerGuestMatch } from './answer-guest-match.ts';
import { decideGuestMerge } from './decide-guest-merge.ts';
import { listGuestMatches } from './list-guest-matches.ts';
import { listGuestMerges } from './list-guest-merges.ts';

export const guestMergeFunctions: Implementations<typeof promised> = {
  answerGuestMatch,
  decideGuestMerge,
  listGuestMatches,
  listGuestMerges,
};
