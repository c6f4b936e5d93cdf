import type { LucideIcon } from 'lucide-react';
import { Icon } from '../icon/index.ts';
import { Anchor, type AnchorProps } from '../provider/index.ts';
import { type ButtonShape, buttonStyle, classes } from '../style/index.ts';

interface LinkButtonProps extends AnchorProps, ButtonShape {
  readonly icon?: LucideIcon | undefined;
  readonly trailingIcon?: LucideIcon | undefined;
}

/** A link that looks like a button. Small: public pages use it without loading a library. */
export function LinkButton({
  variant,
  size,
  wide,
  square,
  round,
  icon,
  trailingIcon,
  className,
  children,
  ...rest
}: LinkButtonProps) {
  return (
    <Anchor {...rest} className={classes(buttonStyle({ variant, size, wide, square, round }), className)}>
      {icon && <Icon of={icon} />}
      {children}
      {trailingIcon && <Icon of={trailingIcon} size={18} />}
    </Anchor>
  );
}
