import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Icon } from '../icon/index.ts';
import { classes, fieldLook } from '../look/index.ts';
import { useWords } from '../provider/index.ts';
import { type FieldWords, toneOf } from './field-words.ts';

/** What ties the browser's own box to the words around it. */
export interface BoxLinks {
  readonly id: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

interface TextFrameProps extends FieldWords {
  readonly id?: string | undefined;
  readonly className?: string | undefined;
  readonly children: (links: BoxLinks) => ReactNode;
}

/** Label above, box, words below, of the browser alone: pages that anybody may read load nothing else for it. */
export function TextFrame({ id: given, className, children, ...words }: TextFrameProps) {
  const made = useId();
  const id = given ?? made;
  const foot = words.error ?? words.warning ?? words.help;
  return (
    <div className={classes(fieldLook.frame, className)}>
      <Label of={id} {...words} />
      <div className={fieldLook.box(toneOf(words))}>
        {children({
          id,
          'aria-invalid': words.error ? true : undefined,
          'aria-describedby': foot ? `${id}-foot` : undefined,
        })}
      </div>
      <Foot id={`${id}-foot`} {...words} />
    </div>
  );
}

function Label({
  of,
  label,
  optional,
  aside,
}: { readonly of: string } & Pick<FieldWords, 'label' | 'optional' | 'aside'>) {
  const words = useWords();
  return (
    <div className="flex items-baseline justify-between gap-3">
      <label htmlFor={of} className={fieldLook.label}>
        {label}
        {optional && <span className={fieldLook.optional}> ({words.optional})</span>}
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
}: { readonly id: string } & Pick<FieldWords, 'error' | 'warning' | 'help'>) {
  if (error) {
    return (
      <span id={id} className={fieldLook.error}>
        <span className="grid h-5 place-items-center">
          <Icon of={CircleAlert} size={18} />
        </span>
        <span>{error}</span>
      </span>
    );
  }
  if (!warning && !help) return null;
  return (
    <span id={id} className={warning ? fieldLook.warning : fieldLook.help}>
      {warning ?? help}
    </span>
  );
}
