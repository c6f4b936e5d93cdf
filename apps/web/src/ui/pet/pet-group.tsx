import { PetPortrait, type Portrait } from '../portrait/index.ts';
import { classes } from '../style/index.ts';

interface PetGroupProps {
  /** Up to six; the list's order is the order from the left. */
  readonly looks: readonly Portrait[];
  readonly className?: string | undefined;
}

/** Pets peeking over the edge of whatever stands below: heads, collars, no shoulders. */
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
