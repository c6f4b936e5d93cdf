import { calendarDateIn } from '@clearpaw/domain';
import { CreditCard } from 'lucide-react';
import { paths } from '../../paths/index.ts';
import { useFormat } from '../../platform/messages/index.ts';
import { Banner } from '../../ui/feedback/index.ts';
import { LinkButton } from '../../ui/link/index.ts';
import type { Business } from './current-business.ts';
import { ExportMenu } from './export/index.ts';
import { businessMessages } from './messages.gen.ts';

interface ReadOnlyBannerProps {
  readonly business: Business;
  /** In milliseconds since 1970. */
  readonly sinceMs: number;
}

/** Above every page of a business whose plan has ended. */
export function ReadOnlyBanner({ business, sinceMs }: ReadOnlyBannerProps) {
  const messages = businessMessages;
  const format = useFormat();
  return (
    <Banner
      tone="soon"
      title={messages.readOnlySince(format.longDay(calendarDateIn(sinceMs, business.timeZone)))}
      className="mb-6"
      action={
        <div className="flex flex-wrap items-center gap-2.5 max-md:w-full">
          <ExportMenu business={business} />
          <LinkButton href={paths.billing} size="small" icon={CreditCard}>
            {messages.renew}
          </LinkButton>
        </div>
      }
    >
      {messages.readOnlyLead}
    </Banner>
  );
}
