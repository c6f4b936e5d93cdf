import type { LucideIcon } from 'lucide-react';
import { Icon } from '../icon/index.ts';
import { Button, type ButtonProps } from './button.tsx';

interface IconButtonProps extends Omit<ButtonProps, 'children' | 'icon' | 'square'> {
  readonly icon: LucideIcon;
  /** The label for screen readers; no text is shown beside the icon. */
  readonly label: string;
}

/** Close, more, back: the few actions that an icon alone makes clear. */
export function IconButton({ icon, label, variant = 'ghost', size = 'small', ...rest }: IconButtonProps) {
  return (
    <Button {...rest} variant={variant} size={size} square aria-label={label}>
      <Icon of={icon} />
    </Button>
  );
}
