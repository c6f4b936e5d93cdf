import { classes } from '../style/index.ts';
import { type VerdictKind, VerdictShape } from '../verdict/index.ts';

export type TileHue = 'marigold' | 'clay' | 'sage' | 'sky' | 'lilac' | 'apricot' | 'mist';
export const tileHues: readonly TileHue[] = ['marigold', 'clay', 'sage', 'sky', 'lilac', 'apricot', 'mist'];

type TileSize = 36 | 40 | 44;

const sizes: Record<TileSize, string> = {
  36: 'size-9 rounded-[11px] type-caption',
  40: 'size-10 rounded-field type-small',
  44: 'size-11 rounded-field type-small',
};

interface BusinessTileProps {
  /** One or two letters, derived by the caller from the business's name. */
  readonly monogram: string;
  readonly hue: TileHue;
  readonly size?: TileSize | undefined;
  readonly verdict?: VerdictKind | undefined;
  readonly label?: string | undefined;
}

/** A business's initials on a background colour. */
export function BusinessTile({ monogram, hue, size = 40, verdict, label }: BusinessTileProps) {
  const name = label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': true } as const);
  return (
    <span
      data-tile={hue}
      className={classes(
        'relative inline-grid shrink-0 place-items-center bg-tile font-bold text-on-tile',
        sizes[size],
      )}
      {...name}
    >
      {monogram}
      {verdict && (
        <span className="-end-1.5 -bottom-1.5 absolute grid size-5 place-items-center rounded-full bg-surface">
          <VerdictShape kind={verdict} size={17} />
        </span>
      )}
    </span>
  );
}
