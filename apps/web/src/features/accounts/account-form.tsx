import type { FormEvent, ReactNode } from 'react';

interface AccountFormProps {
  readonly onSubmit: (event: FormEvent) => void;
  readonly children: ReactNode;
}

/**
 * A form on a page that is readable before its scripts have run. Sent that early, the browser would write what was typed
 * into the address; the method "dialog", outside a dialog, makes it do nothing.
 */
export function AccountForm({ onSubmit, children }: AccountFormProps) {
  return (
    <form method="dialog" onSubmit={onSubmit} noValidate className="flex flex-col gap-5">
      {children}
    </form>
  );
}
