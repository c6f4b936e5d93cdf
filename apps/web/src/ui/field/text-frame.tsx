import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Icon } from '../icon/index.ts';
import { uiMessages } from '../provider/index.ts';
import { classes, fieldStyle } from '../style/index.ts';
import { type FieldMessages, toneOf } from './field-messages.ts';

/** What ties the browser's own box to the words around it. */
export interface BoxLinks {
  readonly id: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

interface TextFrameProps extends FieldMessages {
  readonly id?: string | undefined;
  readonly className?: string | undefined;
  readonly children: (links: BoxLinks) => ReactNode;
}

/** Label above the field, texts below it, without a library, so that public pages stay small. */
export function TextFrame({ id: given, className, children, ...messages }: TextFrameProps) {
  const made = useId();
  const id = given ?? made;
  const foot = messages.error ?? messages.warning ?? messages.help;
  return (
    <div className={classes(fieldStyle.frame, className)}>
      <Label of={id} {...messages} />
      <div className={fieldStyle.box(toneOf(messages))}>
        {children({
          id,
          'aria-invalid': messages.error ? true : undefined,
          'aria-describedby': foot ? `${id}-foot` : undefined,
        })}
      </div>
      <Foot id={`${id}-foot`} {...messages} />
    </div>
  );
}

function Label({
  of,
  label,
  optional,
  aside,
}: { readonly of: string } & Pick<FieldMessages, 'label' | 'optional' | 'aside'>) {
  const messages = uiMessages;
  return (
    <div className="flex items-baseline justify-between gap-3">
      <label htmlFor={of} className={fieldStyle.label}>
        {label}
        {optional && <span className={fieldStyle.optional}> ({messages.optional})</span>}
      </label>
      {aside && <span className="type-small text-ink-3">{aside}</span>}
    </div>
  );
}

function Foot({
  id,
  error,
  warning,
  help,
}: { readonly id: string } & Pick<FieldMessages, 'error' | 'warning' | 'help'>) {
  if (error) {
    return (
      <span id={id} className={fieldStyle.error}>
        <span className="grid h-5 place-items-center">
          <Icon of={CircleAlert} size={18} />
        </span>
        <span>{error}</span>
      </span>
    );
  }
  if (!warning && !help) return null;
  return (
    <span id={id} className={warning ? fieldStyle.warning : fieldStyle.help}>
      {warning ?? help}
    </span>
  );
}
