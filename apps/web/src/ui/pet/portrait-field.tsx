import { PetPortrait, type Portrait } from '../portrait/index.ts';
import { usePhoto } from '../provider/index.ts';
import { classes } from '../style/index.ts';

interface PortraitFieldProps {
  readonly appearance: Portrait;
  /** Where the pet's own photo is stored; it replaces the drawing. */
  readonly photoPath?: string | null | undefined;
  /** A label makes it a picture; without one it is decoration beside the pet's name. */
  readonly label?: string | undefined;
  /** Overrides the pet's own background on brand panels. */
  readonly ground?: 'deep' | 'marigold' | undefined;
  readonly className?: string | undefined;
}

/** The pet in an arch 74% wide and 86% high on its background colour, cut off at the bottom edge. */
export function PortraitField({
  appearance,
  photoPath = null,
  label,
  ground,
  className,
}: PortraitFieldProps) {
  const photo = usePhoto(photoPath, 'full');
  return (
    <div
      data-blanket={ground ?? appearance.blanket}
      className={classes('@container-[size] relative overflow-hidden bg-blanket', className)}
    >
      {photo ? (
        <img
          src={photo}
          alt={label ?? ''}
          className="absolute inset-0 m-auto size-[min(78cqw,78cqh)] rounded-full object-cover"
        />
      ) : (
        <>
          <span className="absolute inset-x-[13%] bottom-0 h-[86%] rounded-t-full bg-arch" />
          <span className="absolute inset-x-0 bottom-0 mx-auto size-[min(100cqw,97.5cqh)]">
            <PetPortrait appearance={appearance} label={label} />
          </span>
        </>
      )}
    </div>
  );
}
