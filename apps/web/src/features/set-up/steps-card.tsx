import { Check, ChevronRight } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Button as FileButton, FileTrigger } from 'react-aria-components';
import { useFormat } from '../../platform/messages/index.ts';
import { Button } from '../../ui/button/index.ts';
import { ProgressBar } from '../../ui/feedback/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import { TextLink } from '../../ui/link/index.ts';
import { Anchor } from '../../ui/provider/index.ts';
import { classes } from '../../ui/style/index.ts';
import { Card } from '../../ui/surface/index.ts';
import { setUpMessages } from './messages.gen.ts';

export interface SetUpStep {
  readonly id: string;
  readonly title: string;
  readonly detail: string;
  readonly href: string;
  readonly done: boolean;
  /** Set if the step begins with a file: it is chosen here, without leaving the page. */
  readonly chooser?: StepChooser | undefined;
}

export interface StepChooser {
  /** Media types in the format of the file chooser. */
  readonly accept: readonly string[];
  readonly onFile: (file: File) => void;
}

function useProgress(steps: readonly SetUpStep[]) {
  const format = useFormat();
  const done = steps.filter((step) => step.done).length;
  const said = setUpMessages.progress(format.number(done), format.number(steps.length));
  return { said, percent: (100 * done) / steps.length };
}

interface StepsLineProps {
  readonly steps: readonly SetUpStep[];
  readonly onShow: () => void;
}

/** Hidden steps as one line: how far they are, what is next, and the way to all of them. */
export function StepsLine({ steps, onShow }: StepsLineProps) {
  const messages = setUpMessages;
  const { said, percent } = useProgress(steps);
  const next = steps.find(({ done }) => !done);
  return (
    <Card padding="none" className="flex flex-wrap items-center gap-x-4 px-5 py-2">
      <p className="type-label tabular-nums">{said}</p>
      <ProgressBar percent={percent} label={said} className="max-w-32 max-md:hidden" />
      {next && (
        <p className="min-w-0 flex-1 type-small max-md:hidden">
          {messages.next}{' '}
          <TextLink href={next.href} className="relative after:absolute after:-inset-3">
            {next.title}
          </TextLink>
        </p>
      )}
      <Button variant="ghost" size="small" className="ms-auto" onPress={onShow}>
        {messages.show}
      </Button>
    </Card>
  );
}

interface StepsCardProps {
  readonly title: string;
  readonly lead: string;
  readonly steps: readonly SetUpStep[];
  readonly onHide: () => void;
  /** `deep`: the one loud thing of the page. */
  readonly tone?: 'surface' | 'deep';
  /** Beside the steps; on a phone below them. */
  readonly aside?: ReactNode;
  /** Below the steps. */
  readonly children?: ReactNode;
}

/** Numbered steps with how many are done; each leads to where it is done. */
export function StepsCard({ title, lead, steps, onHide, tone = 'surface', aside, children }: StepsCardProps) {
  const messages = setUpMessages;
  const look = looks[tone];
  const headingId = useId();
  const { said, percent } = useProgress(steps);
  const next = steps.find(({ done }) => !done);
  return (
    <Card
      as="section"
      shape="feature"
      padding="none"
      tone={tone}
      aria-labelledby={headingId}
      className={classes('overflow-hidden', Boolean(aside) && 'lg:grid lg:grid-cols-[minmax(0,1fr)_21rem]')}
    >
      <div className="p-5 md:p-6">
        <div className="flex flex-wrap items-start justify-between gap-x-4">
          <div>
            <h2 id={headingId} className="type-h2">
              {title}
            </h2>
            <p className={classes('mt-1', look.quiet)}>{lead}</p>
          </div>
          <Button
            variant="ghost"
            size="small"
            className={classes('max-md:-ms-3.5', look.hide)}
            onPress={onHide}
          >
            {messages.hide}
          </Button>
        </div>
        <div className="mt-4 flex items-center gap-4">
          <ProgressBar percent={percent} label={said} ground={look.ground} className="max-w-80" />
          <p className={classes('shrink-0 tabular-nums type-small', look.quiet)}>{said}</p>
        </div>
        <ol className="mt-4 flex flex-col md:-mx-3">
          {steps.map((step, index) => (
            <Step key={step.id} step={step} number={index + 1} isNext={step.id === next?.id} look={look} />
          ))}
        </ol>
        {children && <div className="mt-6">{children}</div>}
      </div>
      {aside}
    </Card>
  );
}

/** How the parts look on each ground. */
const looks = {
  surface: {
    ground: 'paper',
    hide: '',
    quiet: 'text-ink-2',
    name: 'text-ink',
    arrow: 'text-ink-3',
    line: 'before:bg-line',
    next: 'bg-evergreen-tint',
    done: 'bg-evergreen text-on-evergreen',
    open: 'border border-line-strong bg-surface text-ink-2',
    current: 'border border-line-strong bg-surface text-ink-2',
  },
  deep: {
    ground: 'deep',
    hide: 'text-on-deep! hover:bg-on-deep/16!',
    quiet: 'text-on-deep/85',
    name: 'text-on-deep',
    arrow: 'text-on-deep/70',
    line: 'before:bg-on-deep/25',
    next: 'bg-on-deep/10',
    done: 'bg-marigold text-on-marigold',
    open: 'border border-on-deep/60 bg-deep text-on-deep',
    current: 'bg-marigold text-on-marigold',
  },
} as const;

interface StepProps {
  readonly step: SetUpStep;
  readonly number: number;
  readonly isNext: boolean;
  readonly look: (typeof looks)[keyof typeof looks];
}

function Step({ step, number, isNext, look }: StepProps) {
  const { detail, done } = step;
  const format = useFormat();
  return (
    <li
      className={classes(
        'relative flex items-center gap-4 rounded-card py-2 md:px-3',
        // The line that joins the steps, from the first number to the last.
        'before:absolute before:inset-y-0 before:start-4 before:w-1 first:before:top-1/2 last:before:bottom-1/2 md:before:start-7',
        look.line,
        isNext && look.next,
        isNext && 'max-md:-mx-2 max-md:px-2 max-md:before:start-6',
      )}
    >
      <span
        aria-hidden
        className={classes(
          'relative grid size-9 shrink-0 place-items-center rounded-full type-label tabular-nums',
          done ? look.done : isNext ? look.current : look.open,
        )}
      >
        {done ? <Icon of={Check} size={18} /> : format.number(number)}
      </span>
      <span className="min-w-0 flex-1">
        <StepName step={step} tone={look.name} />
        <span className={classes('block type-small', look.quiet)}>{detail}</span>
      </span>
      {!done && <Icon of={ChevronRight} className={classes(look.arrow, 'rtl:-scale-x-100')} />}
    </li>
  );
}

/** The name covers the whole row. */
const nameStyle =
  "inline-flex min-h-11 items-center text-start type-strong no-underline after:absolute after:inset-0 after:content-[''] hover:underline";

interface StepNameProps {
  readonly step: SetUpStep;
  readonly tone: string;
}

function StepName({ step: { title, href, done, chooser }, tone }: StepNameProps) {
  const name = (
    <>
      {title}
      {done && <span className="sr-only">, {setUpMessages.doneStep}</span>}
    </>
  );
  if (!chooser) {
    return (
      <Anchor href={href} className={classes(nameStyle, tone)}>
        {name}
      </Anchor>
    );
  }
  const choose = (files: FileList | null) => {
    const [file] = files ?? [];
    if (file) chooser.onFile(file);
  };
  return (
    <FileTrigger acceptedFileTypes={chooser.accept} onSelect={choose}>
      <FileButton className={classes(nameStyle, tone)}>{name}</FileButton>
    </FileTrigger>
  );
}
