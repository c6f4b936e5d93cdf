import { productName } from '@clearpaw/domain';
import { useLocation } from '@tanstack/react-router';
import { TodaySkeleton } from '../../features/check-ins/index.ts';
import { paths } from '../../paths/index.ts';
import { BrandMark, Wordmark } from '../../ui/brand/index.ts';
import { PageSkeleton, SkeletonBlock } from '../../ui/feedback/index.ts';
import { BusinessHeader, BusinessShell } from '../../ui/shell/index.ts';
import { shellMessages } from '../messages.gen.ts';

/** As many rows as the navigation has in its groups, so that it does not jump once it is known. */
const groups = [7, 4, 5];

/** The frame of a business's pages, until it is known who is logged in and which business it is. */
export function BusinessWaiting() {
  const { pathname } = useLocation();
  return (
    <BusinessShell
      header={
        <BusinessHeader
          brand={<Wordmark name={productName} />}
          mark={<BrandMark size={32} />}
          subtitle={shellMessages.businessDashboard}
          switcher={<SkeletonBlock shape="card" className="h-11 w-full max-w-56" />}
          end={<SkeletonBlock shape="round" className="size-9" />}
        />
      }
      rail={<RailSkeleton />}
      tabBar={
        <div
          aria-hidden="true"
          className="fixed inset-x-0 bottom-0 z-30 h-21 border-line border-t bg-surface md:hidden"
        />
      }
    >
      {pathname === paths.today ? <TodaySkeleton /> : <PageSkeleton />}
    </BusinessShell>
  );
}

function RailSkeleton() {
  return (
    <div
      aria-hidden="true"
      className="sticky top-16 h-[calc(100dvh-4rem)] w-18 shrink-0 overflow-hidden border-line border-e bg-sunken px-3 py-4 max-md:hidden lg:w-58 lg:px-3.5"
    >
      <SkeletonBlock shape="card" className="h-13" />
      <div className="mt-4 flex flex-col divide-y divide-line">
        {groups.map((size) => (
          <div key={size} className="flex flex-col gap-0.5 py-3 first:pt-0">
            {Array.from({ length: size }, (_, row) => row).map((row) => (
              <span key={row} className="flex min-h-11 items-center gap-3.5 px-3">
                <SkeletonBlock className="size-5 shrink-0" />
                <SkeletonBlock className="h-4 w-24 max-lg:hidden" />
              </span>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
