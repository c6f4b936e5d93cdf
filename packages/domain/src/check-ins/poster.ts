/** The colors of a check-in poster. */
export const posterLooks = ['evergreen', 'marigold', 'ink-saver'] as const;
export type PosterLook = (typeof posterLooks)[number];

/** The paper of a check-in poster: letter, A4, 11 by 17 inches, and 4 by 6 inches to stand on a table. */
export const posterSizes = ['letter', 'a4', 'tabloid', 'table'] as const;
export type PosterSize = (typeof posterSizes)[number];
