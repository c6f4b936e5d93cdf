import { ShieldCheck } from 'lucide-react';
import { useLocale } from '../../../platform/messages/index.ts';
import { Icon } from '../../../ui/icon/index.ts';
import { fragmentMessages } from './messages.gen.ts';
import { formatDay, sampleDay } from './sample-days.ts';

const signature =
  'M2 27C10 24 14 6 20 5s1 21 6 21 8-15 13-15-2 15 4 15 13-21 19-20-9 21-3 21 9-13 14-14-2 12 4 11 10-8 41-10';

/** A sample of a signed waiver. It stays white in dark mode. */
export function WaiverFragment() {
  const messages = fragmentMessages.waiver;
  const locale = useLocale();
  return (
    <div className="relative h-45">
      <div
        data-theme="light"
        className="absolute start-1 top-1 w-65 max-w-full rotate-2 rounded-field bg-surface whitespace-nowrap px-5 pt-5 pb-4.5 shadow-e2"
      >
        <p className="type-small">
          <b className="font-semibold">{messages.title}</b>{' '}
          <span className="text-ink-2">{messages.version}</span>
        </p>
        <div className="mt-2.5 h-1.5 rounded-full bg-line" />
        <div className="mt-2 h-1.5 w-5/6 rounded-full bg-line" />
        <svg viewBox="0 0 122 34" className="mt-2 h-10 w-36" aria-hidden="true">
          <path d={signature} fill="none" strokeWidth="1.8" strokeLinecap="round" className="stroke-wait" />
        </svg>
        <p className="border-line border-t pt-2 text-ink-2 text-[0.75rem] leading-4">
          {messages.signer(formatDay(sampleDay('11-12'), locale))}
        </p>
      </div>
      <div className="-rotate-6 absolute end-0 bottom-0 grid size-20 place-content-center justify-items-center gap-0.5 rounded-full bg-evergreen text-[0.75rem] text-on-evergreen font-semibold leading-4 ring-4 ring-blanket">
        <Icon of={ShieldCheck} size={24} />
        {messages.sealed}
      </div>
    </div>
  );
}
