import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';

interface AccountFormProps {
  readonly onSubmit: (event: FormEvent) => void;
  /** What is wrong, by field; after each attempt the first wrong field takes the focus. */
  readonly problems?: object | undefined;
  readonly children: ReactNode;
}

/**
 * A form on a page that is readable before its scripts have run. Sent that early, the browser would write what was typed
 * into the address; the method "dialog", outside a dialog, makes it do nothing.
 */
export function AccountForm({ onSubmit, problems, children }: AccountFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (problems && Object.keys(problems).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problems]);
  return (
    <form ref={form} method="dialog" onSubmit={onSubmit} noValidate className="flex flex-col gap-5">
      {children}
    </form>
  );
}
