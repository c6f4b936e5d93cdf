import { z } from 'zod';
import { empty, id, listOf, paging, unary } from '../define/index.ts';
import { shareLink, shareLinkFields } from './share-link.ts';

export const shareLinks = {
  /**
   * Creates a link by the SMART Health Links specification that shows the pet's record as it is when the link is
   * opened.
   */
  createShareLink: unary(
    z.strictObject({ petId: id, ...shareLinkFields }),
    z.strictObject({
      id,
      /** The web page for people, with the key behind `#`, which browsers do not send to servers. */
      url: z.string(),
      /** The same link for programs: `shlink:/…`. */
      shlink: z.string(),
    }),
    {
      summary:
        "Creates a link that shows a pet's record to anyone who has it, as it is when the link is opened.",
    },
  ),
  /** The links of a pet, newest first, with their last uses. */
  listShareLinks: unary(z.strictObject({ petId: id, ...paging }), listOf(shareLink), {
    summary: 'Lists the share links of a pet, newest first, with their last uses.',
  }),
  /** The link stops working at once. */
  revokeShareLink: unary(z.strictObject({ id }), empty, { summary: 'Ends a share link at once.' }),
};
