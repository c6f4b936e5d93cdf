import type { LucideIcon } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components';
import { Icon } from '../icon/index.ts';
import { type ButtonShape, buttonStyle, classes, given, type Loose } from '../style/index.ts';
import { BusyMark } from './busy-mark.tsx';

export interface ButtonProps
  extends Loose<Omit<AriaButtonProps, 'className' | 'style' | 'children'>>,
    ButtonShape {
  readonly icon?: LucideIcon | undefined;
  readonly trailingIcon?: LucideIcon | undefined;
  /** The label during the action ("Saving…"). Setting it makes the button busy and preserves its width. */
  readonly busy?: string | false | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

/** A button. A disabled one has its reason beside it; a busy one shows what it is doing. */
export function Button({
  variant,
  size,
  wide,
  square,
  round,
  icon,
  trailingIcon,
  busy,
  className,
  children,
  ...rest
}: ButtonProps) {
  return (
    <AriaButton
      {...given(rest)}
      isPending={Boolean(busy)}
      className={classes(
        buttonStyle({ variant, size, wide, square, round }),
        busy && 'opacity-90 cursor-progress',
        className,
      )}
    >
      <span className={classes('inline-flex items-center justify-center gap-[inherit]', busy && 'invisible')}>
        {icon && <Icon of={icon} />}
        {children}
        {trailingIcon && <Icon of={trailingIcon} size={18} />}
      </span>
      {busy && <BusyMark label={busy} />}
    </AriaButton>
  );
}
