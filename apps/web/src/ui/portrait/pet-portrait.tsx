import { useId } from 'react';
import { Drawing } from '../icon/index.ts';
import { Bust } from './drawing/bust.tsx';
import type { Portrait } from './portrait.ts';

interface PetPortraitProps {
  readonly appearance: Portrait;
  /** Whether the marigold tag hangs from the collar; avatars leave it out. */
  readonly tag?: boolean | undefined;
  readonly className?: string | undefined;
  /** Said by screen readers; without it the drawing is decoration beside a name. */
  readonly label?: string | undefined;
}

/** A paper-cut bust in a 240 box. Below the box the shoulders go on, for frames that show more of them. */
export function PetPortrait({ appearance, tag = true, className = 'size-full', label }: PetPortraitProps) {
  const clip = useId();
  return (
    <Drawing label={label} viewBox="0 0 240 240" className={`overflow-visible ${className}`}>
      <Bust appearance={appearance} clip={clip} tag={tag} />
    </Drawing>
  );
}
