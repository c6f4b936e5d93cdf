import { calendarDateIn } from '@clearpaw/domain';
import { CreditCard } from 'lucide-react';
import { useFormat, useWordsOf } from '../../platform/words/index.ts';
import { Banner } from '../../ui/feedback/index.ts';
import { LinkButton } from '../../ui/link/index.ts';
import { ExportMenu } from './export/index.ts';
import type { Place } from './place.ts';
import { businessWords } from './words.ts';

interface ReadOnlyBannerProps {
  readonly place: Place;
  /** In milliseconds since 1970. */
  readonly sinceMs: number;
}

/** Above every page of a place whose plan has ended. */
export function ReadOnlyBanner({ place, sinceMs }: ReadOnlyBannerProps) {
  const words = useWordsOf(businessWords);
  const format = useFormat();
  return (
    <Banner
      tone="soon"
      title={words.readOnlySince(format.longDay(calendarDateIn(sinceMs, place.timeZone)))}
      className="mb-6"
      action={
        <div className="flex flex-wrap items-center gap-2.5 max-md:w-full">
          <ExportMenu place={place} />
          <LinkButton href="/billing" size="small" icon={CreditCard}>
            {words.renew}
          </LinkButton>
        </div>
      }
    >
      {words.readOnlyLead}
    </Banner>
  );
}
