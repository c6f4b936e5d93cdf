import { CircleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Icon } from '../icon/index.ts';

interface ErrorSummaryProps {
  readonly title: string;
  /** One entry per wrong field; `fieldId` is the id of the field's input. */
  readonly errors: readonly { readonly fieldId: string; readonly message: string }[];
}

/** All errors, at the top of the form. It takes the focus when it appears or changes. */
export function ErrorSummary({ title, errors }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const messages = errors.map(({ message }) => message).join('\n');
  useEffect(() => {
    if (messages) box.current?.focus();
  }, [messages]);
  if (errors.length === 0) return null;
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="alert"
      className="flex gap-3 rounded-button bg-stop-tint px-4 py-3 text-stop-ink"
    >
      <Icon of={CircleAlert} className="mt-0.5" />
      <div className="type-small leading-6">
        <p className="font-semibold">{title}</p>
        <ul>
          {errors.map(({ fieldId, message }) => (
            <li key={fieldId}>
              <a href={`#${fieldId}`} className="underline underline-offset-4">
                {message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
