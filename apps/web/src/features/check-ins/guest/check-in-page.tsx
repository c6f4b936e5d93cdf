import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '../../../paths/index.ts';
import { LinkButton } from '../../../ui/link/index.ts';
import { classes } from '../../../ui/style/index.ts';
import { guestCheckInMessages } from './guest-check-in-messages.gen.ts';

interface CheckInPageProps {
  readonly title: string;
  readonly lead: string;
  /** Beside the title where there is room. */
  readonly aside?: ReactNode;
  /** With content in two columns where there is room. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** A page for check-in without the scanner, with a link back. */
export function CheckInPage({ title, lead, aside, wide = false, children }: CheckInPageProps) {
  const messages = guestCheckInMessages;
  return (
    <main
      className={classes(
        'mx-auto flex min-h-dvh w-full max-w-160 flex-col gap-6 bg-paper px-5 pt-5 pb-10',
        wide && 'lg:max-w-320 lg:px-8',
      )}
    >
      <div>
        <LinkButton href={paths.scan} variant="ghost" size="small" icon={ArrowLeft} className="-ms-3">
          {messages.back}
        </LinkButton>
        <div className="mt-3 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
          <div>
            <h1 className="type-h1-business">{title}</h1>
            <p className="mt-1 text-ink-2">{lead}</p>
          </div>
          {aside && <div className="max-lg:w-full">{aside}</div>}
        </div>
      </div>
      {children}
    </main>
  );
}
