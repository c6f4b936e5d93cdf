import { Skeleton, SkeletonBlock, SkeletonCard } from '../../../ui/feedback/index.ts';
import { Card } from '../../../ui/surface/index.ts';

const onDeep = 'block rounded-bar bg-on-deep/12';
const faces = Array.from({ length: 12 }, (_, index) => index);

/** Today on its way, before it is known which business it is of. */
export function TodaySkeleton() {
  return (
    <Skeleton className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <SkeletonBlock className="h-11 w-56" />
        <div className="flex w-full flex-wrap gap-3 md:w-110">
          <SkeletonBlock shape="card" className="h-12 md:flex-1 max-md:w-full" />
          <SkeletonBlock shape="card" className="h-12 md:w-40 max-md:w-full" />
        </div>
      </div>
      <Pets />
    </Skeleton>
  );
}

/** The pets of the day on their way, below the heading. */
export function OnSiteSkeleton() {
  return (
    <Skeleton className="flex flex-col gap-6">
      <Pets />
    </Skeleton>
  );
}

function Pets() {
  return (
    <>
      <Card
        tone="deep"
        shape="feature"
        padding="none"
        className="flex flex-wrap items-center gap-x-14 gap-y-5 px-6 py-6 md:px-7"
      >
        <span className={`h-16 w-24 md:h-22 ${onDeep}`} />
        <span className="flex min-w-0 flex-1 flex-wrap gap-x-7 gap-y-4 max-md:basis-full">
          {['first', 'second', 'third'].map((service) => (
            <span key={service} className="min-w-28 flex-1 max-md:basis-full">
              <span className={`h-5 w-24 ${onDeep}`} />
              <span className={`mt-2.5 h-8 max-md:h-6 ${onDeep}`} />
            </span>
          ))}
        </span>
      </Card>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_19rem]">
        <div className="flex flex-col gap-5">
          <SkeletonBlock className="h-11 w-full max-w-80" />
          <SkeletonCard className="grid grid-cols-[repeat(auto-fill,minmax(4.75rem,1fr))] justify-items-center gap-y-5">
            {faces.map((face) => (
              <span key={face} className="grid justify-items-center gap-2">
                <SkeletonBlock shape="round" className="size-13" />
                <SkeletonBlock className="h-4 w-14" />
              </span>
            ))}
          </SkeletonCard>
        </div>
        <SkeletonCard className="flex flex-col gap-5">
          {['first', 'second', 'third', 'fourth'].map((row) => (
            <span key={row} className="flex items-center gap-3">
              <SkeletonBlock shape="round" className="size-10 shrink-0" />
              <SkeletonBlock className="h-4 flex-1" />
            </span>
          ))}
        </SkeletonCard>
      </div>
    </>
  );
}
