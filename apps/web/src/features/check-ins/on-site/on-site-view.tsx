import { ScanLine } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { paths } from '../../../paths/index.ts';
import { useFormat } from '../../../platform/messages/index.ts';
import { ErrorPanel } from '../../../ui/feedback/index.ts';
import { LinkButton } from '../../../ui/link/index.ts';
import { PageTitle } from '../../../ui/shell/index.ts';
import type { ScannerPet } from '../check-in.ts';
import { checkInMessages } from '../messages.gen.ts';
import { QueueBar } from '../offline/index.ts';
import type { GetVerdictAppearance, ScannerBusiness } from '../scanner-business.ts';
import { Arrivals } from './arrivals.tsx';
import { CapacityPanel } from './capacity-panel.tsx';
import { DayTabs } from './day-tabs.tsx';
import { HereNow } from './here-now.tsx';
import { JustNow } from './just-now.tsx';
import { LineTag } from './line-tag.tsx';
import { groupByService } from './on-site.ts';
import { OnSiteEmpty } from './on-site-empty.tsx';
import { OnSiteSkeleton } from './on-site-skeleton.tsx';
import { PetPanel } from './pet-panel.tsx';
import { PetSearch } from './pet-search.tsx';
import { expectedOf, type PlannedVisit } from './planned-visit.ts';
import { useCheckOut } from './use-check-out.ts';
import { useOnSite } from './use-on-site.ts';

interface OnSiteViewProps {
  readonly business: ScannerBusiness;
  /** Planned for today. */
  readonly visits: readonly PlannedVisit[];
  readonly verdictAppearance: GetVerdictAppearance;
  /** A pet found by name, to be judged for check-in. */
  readonly onFound: (pet: Pick<ScannerPet, 'petId' | 'petName'>) => void;
  /** Between the heading and the pets. */
  readonly before?: ReactNode;
  /** What owners still have to do, beside the pets. */
  readonly due?: ReactNode;
  /** Below the pets; on a phone below everything. */
  readonly after?: ReactNode;
}

/** Today: the pets on site, what just happened, and the ways to check a pet in. */
export function OnSiteView(props: OnSiteViewProps) {
  const { business, visits, verdictAppearance, onFound, before, due, after } = props;
  const messages = checkInMessages;
  const { present, happened, waiting, today, line, listing } = useOnSite(business);
  const { checkOut, leaving } = useCheckOut(business.id);
  const [openId, setOpenId] = useState<string | null>(null);
  const [checkingOut, setCheckingOut] = useState(false);
  const groups = groupByService(present ?? [], business.services);
  const open = present?.find(({ id }) => id === openId);
  // Before the first pet of the day, counts of zero and empty lists would only repeat each other.
  const isQuiet =
    present?.length === 0 &&
    listing.isRead &&
    [waiting, happened, visits].every(({ length }) => length === 0);
  return (
    <div className="flex flex-col gap-6">
      <TodayTitle {...{ business, today, line, verdictAppearance, onFound }} />
      <QueueBar businessId={business.id} />
      {typeof line === 'object' && (
        <ErrorPanel title={messages.refusedDetail}>{line.refused.message}</ErrorPanel>
      )}
      {before}
      {present === null && typeof line !== 'object' && <OnSiteSkeleton />}
      {isQuiet && (
        <>
          <OnSiteEmpty business={business} isAlone />
          {due}
          {after}
        </>
      )}
      {present && !isQuiet && (
        <>
          <Arrivals business={business} waiting={waiting} verdictAppearance={verdictAppearance} />
          <CapacityPanel groups={groups} expected={expectedOf(visits, present)} />
          <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_19rem] lg:grid-rows-[auto_1fr]">
            <DayTabs
              {...{ business, visits, present, today, verdictAppearance, leaving }}
              onFound={business.readOnly ? undefined : onFound}
              onCheckOut={(checkIn) => void checkOut(checkIn)}
              checkingOut={checkingOut}
              onCheckingOut={setCheckingOut}
            >
              <HereNow
                business={business}
                groups={groups}
                checkingOut={checkingOut}
                verdictAppearance={verdictAppearance}
                openId={open?.id ?? null}
                onOpen={(id) => setOpenId(id === openId ? null : id)}
                leaving={leaving}
                onCheckOut={(checkIn) => void checkOut(checkIn)}
              />
            </DayTabs>
            <div className="flex flex-col gap-6 lg:row-span-2">
              {open && (
                <PetPanel
                  business={business}
                  checkIn={open}
                  verdictAppearance={verdictAppearance}
                  leaving={leaving.has(open.id)}
                  onCheckOut={() => void checkOut(open)}
                  onClose={() => setOpenId(null)}
                />
              )}
              {due}
              <JustNow happened={happened} failed={listing.failed} onRetry={listing.retry} />
            </div>
            {after}
          </div>
        </>
      )}
    </div>
  );
}

interface TodayTitleProps extends Pick<OnSiteViewProps, 'business' | 'verdictAppearance' | 'onFound'> {
  readonly today: string;
  readonly line: ReturnType<typeof useOnSite>['line'];
}

/** The day, whether it is live, and the ways to a pet. */
function TodayTitle({ business, today, line, verdictAppearance, onFound }: TodayTitleProps) {
  const messages = checkInMessages;
  const format = useFormat();
  return (
    <PageTitle
      kind="business"
      aside={
        <>
          <span className="text-ink-2">{format.weekday(today)}</span>
          <LineTag line={line} />
        </>
      }
      actions={
        <div className="flex w-full items-center gap-3 max-md:flex-wrap">
          <PetSearch
            businessId={business.id}
            verdictAppearance={verdictAppearance}
            onFound={business.readOnly ? undefined : onFound}
          />
          {!business.readOnly && (
            <LinkButton href={paths.scan} icon={ScanLine} className="max-md:w-full">
              {messages.scanBadge}
            </LinkButton>
          )}
        </div>
      }
    >
      {messages.today}
    </PageTitle>
  );
}
