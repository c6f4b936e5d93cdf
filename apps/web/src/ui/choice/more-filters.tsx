import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../button/index.ts';
import { uiMessages } from '../provider/index.ts';
import { classes } from '../style/index.ts';

interface MoreFiltersProps {
  /** How many of them narrow the list. */
  readonly chosen: number;
  /** How they are laid out, from 768 px on always in sight. */
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Filters that on a phone would fill the screen before the list; there they are behind a button. */
export function MoreFilters({ chosen, className, children }: MoreFiltersProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        icon={SlidersHorizontal}
        aria-expanded={open}
        aria-controls={id}
        onPress={() => setOpen(!open)}
        className="shrink-0 self-start md:hidden"
      >
        {uiMessages.filters(chosen)}
      </Button>
      <div id={id} className={classes(!open && 'max-md:hidden', className)}>
        {children}
      </div>
    </>
  );
}
