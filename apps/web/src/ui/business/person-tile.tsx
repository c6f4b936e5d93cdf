import { classes } from '../style/index.ts';

interface PersonTileProps {
  readonly initials: string;
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

/** A person's initials, round and on deep green, so that people and businesses look different. */
export function PersonTile({ initials, label, className }: PersonTileProps) {
  const name = label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': true } as const);
  return (
    <span
      className={classes(
        'inline-grid size-10 shrink-0 place-items-center rounded-full bg-deep text-[0.875rem] font-bold text-on-deep',
        className,
      )}
      {...name}
    >
      {initials}
    </span>
  );
}
