import { PetPortrait, type Portrait } from '../portrait/index.ts';
import { usePhoto } from '../provider/index.ts';
import { classes } from '../style/index.ts';
import { type VerdictKind, VerdictShape } from '../verdict/index.ts';

/** Sizes an avatar comes in; a finite list, so that no size needs an inline style. */
export type AvatarSize = 24 | 32 | 36 | 40 | 44 | 48 | 52 | 60 | 64 | 72 | 76 | 96 | 116 | 152;

const sizes: Record<AvatarSize, string> = {
  24: 'size-6',
  32: 'size-8',
  36: 'size-9',
  40: 'size-10',
  44: 'size-11',
  48: 'size-12',
  52: 'size-13',
  60: 'size-15',
  64: 'size-16',
  72: 'size-18',
  76: 'size-19',
  96: 'size-24',
  116: 'size-29',
  152: 'size-38',
};

interface PetAvatarProps {
  readonly appearance: Portrait;
  readonly size?: AvatarSize | undefined;
  /** Where the pet's own photo is stored; it replaces the drawing. */
  readonly photoPath?: string | null | undefined;
  readonly verdict?: VerdictKind | undefined;
  /** The verdict in words, for screen readers; beside a written word leave it out. */
  readonly verdictLabel?: string | undefined;
  /** The colour of what lies behind, shown as a ring around the verdict. */
  readonly ring?: 'surface' | 'paper' | 'sunken' | undefined;
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

const rings = { surface: 'bg-surface', paper: 'bg-paper', sunken: 'bg-sunken' } as const;

/** A pet, round, with its verdict at the lower right where it has one to show. */
export function PetAvatar(props: PetAvatarProps) {
  const {
    appearance,
    size = 48,
    photoPath = null,
    verdict,
    verdictLabel,
    ring = 'surface',
    label,
    className,
  } = props;
  const photo = usePhoto(photoPath, size > 120 ? 'full' : 'small');
  return (
    <span className={classes('relative inline-block shrink-0', sizes[size], className)}>
      <span
        data-blanket={appearance.blanket}
        className="block size-full overflow-hidden rounded-full bg-blanket"
      >
        {photo ? (
          <img src={photo} alt={label ?? ''} width={size} height={size} className="size-full object-cover" />
        ) : (
          <span className="flex size-full items-end justify-center">
            <PetPortrait appearance={appearance} tag={false} className="size-[90%]" label={label} />
          </span>
        )}
      </span>
      {verdict && (
        <span
          className={classes(
            '-end-[5%] -bottom-[3%] absolute grid size-[42%] place-items-center rounded-full',
            rings[ring],
          )}
        >
          <VerdictShape kind={verdict} label={verdictLabel} className="size-[90%]" />
        </span>
      )}
    </span>
  );
}
