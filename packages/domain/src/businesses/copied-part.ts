/** What can be copied from one location of a business to another. */
export const copiedParts = ['requirements', 'waivers', 'team'] as const;
export type CopiedPart = (typeof copiedParts)[number];
