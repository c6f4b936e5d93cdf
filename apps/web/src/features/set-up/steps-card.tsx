import { Check, ChevronRight } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Button as FileButton, FileTrigger } from 'react-aria-components';
import { useFormat } from '../../platform/messages/index.ts';
import { Button } from '../../ui/button/index.ts';
import { ProgressBar } from '../../ui/feedback/index.ts';
import { Icon } from '../../ui/icon/index.ts';
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

/** Hidden steps as one line that shows them again. */
export function StepsLine({ steps, onShow }: StepsLineProps) {
  const messages = setUpMessages;
  const { said } = useProgress(steps);
  return (
    <Card padding="none" className="flex flex-wrap items-center justify-between gap-x-4 px-5 py-2">
      <p className="type-label tabular-nums">{said}</p>
      <Button variant="ghost" size="small" onPress={onShow}>
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
  /** Beside the steps; on a phone below them. */
  readonly aside?: ReactNode;
  /** Below the steps. */
  readonly children?: ReactNode;
}

/** Numbered steps with how many are done; each leads to where it is done. */
export function StepsCard({ title, lead, steps, onHide, aside, children }: StepsCardProps) {
  const messages = setUpMessages;
  const headingId = useId();
  const { said, percent } = useProgress(steps);
  const next = steps.find(({ done }) => !done);
  return (
    <Card
      as="section"
      shape="feature"
      padding="none"
      aria-labelledby={headingId}
      className={classes('overflow-hidden', Boolean(aside) && 'lg:grid lg:grid-cols-[minmax(0,1fr)_21rem]')}
    >
      <div className="p-5 md:p-6">
        <div className="flex flex-wrap items-start justify-between gap-x-4">
          <div>
            <h2 id={headingId} className="type-h2">
              {title}
            </h2>
            <p className="mt-1 text-ink-2">{lead}</p>
          </div>
          <Button variant="ghost" size="small" className="max-md:-ms-3.5" onPress={onHide}>
            {messages.hide}
          </Button>
        </div>
        <div className="mt-4 flex items-center gap-4">
          <ProgressBar percent={percent} label={said} className="max-w-80" />
          <p className="shrink-0 tabular-nums type-small text-ink-2">{said}</p>
        </div>
        <ol className="mt-4 flex flex-col md:-mx-3">
          {steps.map((step, index) => (
            <Step key={step.id} step={step} number={index + 1} isNext={step.id === next?.id} />
          ))}
        </ol>
        {children && <div className="mt-6">{children}</div>}
      </div>
      {aside}
    </Card>
  );
}

interface StepProps {
  readonly step: SetUpStep;
  readonly number: number;
  readonly isNext: boolean;
}

function Step({ step, number, isNext }: StepProps) {
  const { detail, done } = step;
  const format = useFormat();
  return (
    <li
      className={classes(
        'relative flex items-center gap-4 rounded-card py-2 md:px-3',
        // The line that joins the steps, from the first number to the last.
        'before:absolute before:inset-y-0 before:start-4 before:w-1 before:bg-line first:before:top-1/2 last:before:bottom-1/2 md:before:start-7',
        isNext && 'bg-evergreen-tint max-md:-mx-2 max-md:px-2 max-md:before:start-6',
      )}
    >
      <span
        aria-hidden
        className={classes(
          'relative grid size-9 shrink-0 place-items-center rounded-full type-label tabular-nums',
          done ? 'bg-evergreen text-on-evergreen' : 'border border-line-strong bg-surface text-ink-2',
        )}
      >
        {done ? <Icon of={Check} size={18} /> : format.number(number)}
      </span>
      <span className="min-w-0 flex-1">
        <StepName step={step} />
        <span className="block type-small text-ink-2">{detail}</span>
      </span>
      {!done && <Icon of={ChevronRight} className="text-ink-3 rtl:-scale-x-100" />}
    </li>
  );
}

/** The name covers the whole row. */
const nameStyle =
  "inline-flex min-h-11 items-center text-start type-strong text-ink no-underline after:absolute after:inset-0 after:content-[''] hover:underline";

function StepName({ step: { title, href, done, chooser } }: { readonly step: SetUpStep }) {
  const name = (
    <>
      {title}
      {done && <span className="sr-only">, {setUpMessages.doneStep}</span>}
    </>
  );
  if (!chooser) {
    return (
      <Anchor href={href} className={nameStyle}>
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
      <FileButton className={nameStyle}>{name}</FileButton>
    </FileTrigger>
  );
}
