import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Checkbox as AriaCheckbox, type CheckboxProps as AriaCheckboxProps } from 'react-aria-components';
import { Icon } from '../icon/index.ts';
import { classes, given, type Loose } from '../look/index.ts';

interface CheckboxProps extends Loose<Omit<AriaCheckboxProps, 'children' | 'className' | 'style'>> {
  /** Left out in tables, where `aria-label` names the box. */
  readonly children?: ReactNode | undefined;
  readonly className?: string | undefined;
}

const box =
  'grid size-5.5 shrink-0 place-items-center rounded-check border-2 border-line-strong bg-surface text-on-evergreen ' +
  'transition-colors duration-150 ease-calm group-data-hovered:border-ink-3 ' +
  'group-data-selected:border-evergreen group-data-selected:bg-evergreen ' +
  'group-data-indeterminate:border-evergreen group-data-indeterminate:bg-evergreen ' +
  'group-data-invalid:border-stop group-data-disabled:border-line group-data-disabled:bg-sunken group-data-disabled:text-ink-3 ' +
  'group-data-focus-visible:outline-3 group-data-focus-visible:outline-focus group-data-focus-visible:outline-offset-2';

/** Yes or no, with its words beside it; the words are part of the target. */
export function Checkbox({ children, className, ...rest }: CheckboxProps) {
  return (
    <AriaCheckbox
      {...given(rest)}
      className={classes(
        'group flex min-h-11 min-w-11 cursor-pointer items-center gap-3 outline-none data-disabled:cursor-not-allowed data-disabled:text-ink-3',
        !children && 'justify-center',
        className,
      )}
    >
      {({ isSelected, isIndeterminate }) => (
        <>
          <span className={box}>
            {isIndeterminate ? <Icon of={Minus} size={16} /> : isSelected && <Icon of={Check} size={16} />}
          </span>
          {children && <span>{children}</span>}
        </>
      )}
    </AriaCheckbox>
  );
}
