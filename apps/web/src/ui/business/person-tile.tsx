import { classes } from '../style/index.ts';
import { businessHue } from './business-mark.ts';

interface PersonTileProps {
  /** What tells the person from others, such as an id: the color follows from it. Without it, deep green. */
  readonly of?: string | undefined;
  readonly initials: string;
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

/** A person's initials, round, so that people and businesses look different. */
export function PersonTile({ of, initials, label, className }: PersonTileProps) {
  const name = label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': true } as const);
  return (
    <span
      data-tile={of && businessHue(of)}
      className={classes(
        'inline-grid size-10 shrink-0 place-items-center rounded-full text-[0.875rem] font-bold',
        of ? 'bg-tile text-on-tile' : 'bg-deep text-on-deep',
        className,
      )}
      {...name}
    >
      {initials}
    </span>
  );
}
