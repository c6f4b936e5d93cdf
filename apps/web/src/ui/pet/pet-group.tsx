import { PetPortrait, type Portrait } from '../portrait/index.ts';
import { classes } from '../style/index.ts';

interface PetGroupProps {
  /** Up to six, from left to right. */
  readonly looks: readonly Portrait[];
  readonly className?: string | undefined;
}

/** The heads and collars of several pets, cut off at the element below. */
export function PetGroup({ looks, className }: PetGroupProps) {
  return (
    <div
      className={classes('flex items-end justify-center gap-[1%] overflow-x-clip', className)}
      aria-hidden="true"
    >
      {looks.slice(0, 6).map((appearance, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: two pets may look alike, and their places never move
          key={index}
          className={classes(
            'relative min-w-0 max-w-44 flex-1 overflow-hidden pt-[2%]',
            index > 2 && 'max-md:hidden',
          )}
        >
          <div className="aspect-[240/196] overflow-visible">
            <PetPortrait appearance={appearance} tag={false} className="block w-full" />
          </div>
        </div>
      ))}
    </div>
  );
}
