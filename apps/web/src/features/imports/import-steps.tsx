import { Check } from 'lucide-react';
import { Icon } from '../../ui/icon/index.ts';
import { classes } from '../../ui/style/index.ts';
import { importMessages } from './messages.gen.ts';

const steps = ['upload', 'map', 'check', 'import'] as const;
export type StepName = (typeof steps)[number];

const words = {
  upload: 'stepUpload',
  map: 'stepMap',
  check: 'stepCheck',
  import: 'stepImport',
} as const;

/** The steps of an import. On a phone only the current step shows its name. */
export function ImportSteps({ current }: { readonly current: StepName }) {
  const messages = importMessages;
  const at = steps.indexOf(current);
  return (
    <ol aria-label={messages.steps} className="flex items-center gap-3 max-md:gap-1.5">
      {steps.map((step, index) => (
        <li
          key={step}
          aria-current={step === current ? 'step' : undefined}
          className={classes('flex items-center gap-2', index > 0 && 'md:flex-1')}
        >
          {index > 0 && (
            <span
              aria-hidden="true"
              className={classes(
                'h-0.5 min-w-1 flex-1 max-md:hidden',
                index <= at ? 'bg-evergreen' : 'bg-line',
              )}
            />
          )}
          <span
            className={classes(
              'grid size-8 shrink-0 place-items-center rounded-full type-strong',
              index <= at ? 'bg-evergreen text-on-deep' : 'bg-sunken text-ink-2',
            )}
          >
            {index < at ? <Icon of={Check} size={18} /> : index + 1}
          </span>
          <span className={classes('type-strong', index !== at && 'text-ink-2 max-md:sr-only')}>
            {messages[words[step]]}
          </span>
        </li>
      ))}
    </ol>
  );
}
