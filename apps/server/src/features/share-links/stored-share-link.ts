import type { shareLinkTable } from '../../schema/share-link.ts';

/** A link as it is stored. */
export type StoredShareLink = typeof shareLinkTable.$inferSelect;
