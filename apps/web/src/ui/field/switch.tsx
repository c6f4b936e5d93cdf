import type { ReactNode } from 'react';
import { Switch as AriaSwitch, type SwitchProps as AriaSwitchProps } from 'react-aria-components';
import { classes, given, type Loose } from '../style/index.ts';

interface SwitchProps extends Loose<Omit<AriaSwitchProps, 'children' | 'className' | 'style'>> {
  readonly children?: ReactNode | undefined;
  /** A second line that explains what the switch does. */
  readonly detail?: ReactNode | undefined;
  /** Puts the words first and the switch at the row's end, as settings do. */
  readonly end?: boolean | undefined;
  readonly className?: string | undefined;
}

const track =
  'flex h-7 w-12 shrink-0 items-center rounded-full bg-switch-off p-0.75 transition-colors duration-150 ease-calm ' +
  'group-data-selected:bg-evergreen group-data-disabled:opacity-50 group-data-focus-visible:outline-3 ' +
  'group-data-focus-visible:outline-focus group-data-focus-visible:outline-offset-2';

const knob =
  'size-5.5 rounded-full bg-on-deep shadow-e1 transition-transform duration-150 ease-calm ' +
  'group-data-selected:translate-x-5 rtl:group-data-selected:-translate-x-5';

/** On or off, at once. */
export function Switch({ children, detail, end, className, ...rest }: SwitchProps) {
  return (
    <AriaSwitch
      {...given(rest)}
      className={classes(
        'group flex min-h-11 cursor-pointer items-center gap-3 outline-none data-disabled:cursor-not-allowed data-disabled:text-ink-3',
        end && 'flex-row-reverse justify-between',
        className,
      )}
    >
      <span className={track}>
        <span className={knob} />
      </span>
      {children && (
        <span>
          <span className="block">{children}</span>
          {detail && <span className="block type-small text-ink-3">{detail}</span>}
        </span>
      )}
    </AriaSwitch>
  );
}
