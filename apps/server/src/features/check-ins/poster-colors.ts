import type { PosterLook } from '@clearpaw/domain';

export interface PosterColors {
  readonly ground: string;
  readonly ink: string;
  /** Behind the code, with the pets in front of it; null for a poster that needs little ink. */
  readonly arch: string | null;
  readonly bar: string;
  readonly onBar: string;
  /** The hole of the tag that the code is on. */
  readonly hole: string;
  /** Around the tag; null where the ground is darker than it. */
  readonly frame: string | null;
}

/** The colors of the web app's tokens, in sRGB. */
export const posterColors: Readonly<Record<PosterLook, PosterColors>> = {
  evergreen: {
    ...{ ground: '#0a3225', ink: '#fffdf6', arch: '#144738', hole: '#144738', frame: null },
    ...{ bar: '#f2b02a', onBar: '#17211d' },
  },
  marigold: {
    ...{ ground: '#f2b02a', ink: '#17211d', arch: '#facb6a', hole: '#f2b02a', frame: null },
    ...{ bar: '#0a3225', onBar: '#fffdf6' },
  },
  'ink-saver': {
    ...{ ground: '#ffffff', ink: '#17211d', arch: null, hole: '#dfe4e0', frame: '#17211d' },
    ...{ bar: '#ffffff', onBar: '#17211d' },
  },
};
