import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '../../../paths/index.ts';
import { LinkButton } from '../../../ui/link/index.ts';
import { guestCheckInMessages } from './guest-check-in-messages.gen.ts';

interface CheckInPageProps {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

/** A page for check-in without the scanner, with a link back. */
export function CheckInPage({ title, lead, children }: CheckInPageProps) {
  const messages = guestCheckInMessages;
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-160 flex-col gap-6 bg-paper px-5 pt-5 pb-10">
      <div>
        <LinkButton href={paths.scan} variant="ghost" size="small" icon={ArrowLeft} className="-ms-3">
          {messages.back}
        </LinkButton>
        <h1 className="mt-3 type-h1-business">{title}</h1>
        <p className="mt-1 text-ink-2">{lead}</p>
      </div>
      {children}
    </main>
  );
}
