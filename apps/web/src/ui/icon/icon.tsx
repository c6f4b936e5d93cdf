import type { LucideIcon } from 'lucide-react';

interface IconProps {
  readonly of: LucideIcon;
  readonly size?: 16 | 18 | 20 | 22 | 24 | 28 | undefined;
  /** On colour and at 18 px a thin line would drown: the stroke is then 2. */
  readonly strong?: boolean | undefined;
  readonly className?: string | undefined;
}

/** A Lucide outline in the text's colour. It has no label for screen readers: a text or a label accompanies it. */
export function Icon({ of: Outline, size = 20, strong = size <= 18, className = '' }: IconProps) {
  return (
    <Outline
      size={size}
      strokeWidth={strong ? 2 : 1.75}
      className={`shrink-0 ${className}`}
      aria-hidden="true"
    />
  );
}
