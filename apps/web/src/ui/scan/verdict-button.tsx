import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components';
import { SpinnerMark } from '../feedback/index.ts';
import { Icon } from '../icon/index.ts';
import { Anchor } from '../provider/index.ts';
import { classes, given } from '../style/index.ts';

interface VerdictButtonProps {
  /** The main one is filled with the screen's text colour, the other one outlined. */
  readonly tone?: 'solid' | 'outline' | undefined;
  readonly icon?: LucideIcon | undefined;
  readonly isBusy?: boolean | undefined;
  readonly autoFocus?: boolean | undefined;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

const tones = {
  solid: 'min-h-16 bg-on-verdict-screen text-[1.125rem] text-verdict-screen',
  outline: 'min-h-14 border-2 border-on-verdict-screen/45 text-[1.0625rem]',
} as const;

const shape =
  'flex w-full items-center justify-center gap-2.5 rounded-panel px-5 font-semibold leading-6 ' +
  'transition-transform duration-150 ease-calm data-pressed:translate-y-px';

/** An action of the verdict screen, at full width so that it is easy to press. */
export function VerdictButton({
  tone = 'solid',
  icon,
  isBusy = false,
  children,
  ...rest
}: VerdictButtonProps) {
  return (
    <Button {...given(rest)} isPending={isBusy} className={classes(shape, tones[tone])}>
      {isBusy ? <SpinnerMark /> : icon && <Icon of={icon} strong />}
      {children}
    </Button>
  );
}

interface VerdictLinkProps {
  readonly href: string;
  readonly icon?: LucideIcon | undefined;
  readonly children: ReactNode;
}

/** Leads away from the verdict screen, shaped like its second action. */
export function VerdictLink({ href, icon, children }: VerdictLinkProps) {
  return (
    <Anchor href={href} className={classes(shape, tones.outline, 'no-underline')}>
      {icon && <Icon of={icon} strong />}
      {children}
    </Anchor>
  );
}

interface VerdictTextButtonProps {
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** What puts a reason right, within its note. */
export function VerdictTextButton({ onPress, children }: VerdictTextButtonProps) {
  return (
    <Button onPress={onPress} className="inline-flex min-h-11 items-center font-semibold underline">
      {children}
    </Button>
  );
}
