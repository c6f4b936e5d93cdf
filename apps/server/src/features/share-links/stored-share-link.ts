import type { shareLinkTable } from '../../schema/share-link.ts';

/** A link as it is kept. */
export type StoredShareLink = typeof shareLinkTable.$inferSelect;
