import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../icon/index.ts';
import { type ButtonShape, buttonStyle, classes } from '../style/index.ts';
import { BusyMark } from './busy-mark.tsx';

interface PlainButtonProps extends ButtonShape {
  readonly type?: 'button' | 'submit' | undefined;
  readonly onPress?: (() => void) | undefined;
  readonly icon?: LucideIcon | undefined;
  /** The label during the action ("Saving…"). Setting it makes the button busy and preserves its width. */
  readonly busy?: string | false | undefined;
  readonly 'aria-label'?: string | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** The browser's own button in the same clothes, for pages that are to stay light. It opens no menu. */
export function PlainButton(props: PlainButtonProps) {
  const { type = 'button', onPress, icon, busy, className, children, 'aria-label': label, ...shape } = props;
  return (
    <button
      type={type}
      aria-label={label}
      // It keeps the focus while busy, so it is announced as disabled without being disabled.
      aria-disabled={busy ? true : undefined}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onPress?.();
      }}
      className={classes(buttonStyle(shape), busy && 'cursor-progress opacity-90', className)}
    >
      <span className={classes('inline-flex items-center justify-center gap-[inherit]', busy && 'invisible')}>
        {icon && <Icon of={icon} />}
        {children}
      </span>
      {busy && <BusyMark label={busy} />}
    </button>
  );
}
