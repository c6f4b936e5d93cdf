import type { shareLinks as promised } from '@clearpaw/contract';
import type { Implementations } from '../../platform/http/index.ts';
import { createShareLink } from './create-share-link.ts';
import { listShareLinks } from './list-share-links.ts';
import { revokeShareLink } from './revoke-share-link.ts';

export const shareLinkFunctions: Implementations<typeof promised> = {
  createShareLink,
  listShareLinks,
  revokeShareLink,
};
