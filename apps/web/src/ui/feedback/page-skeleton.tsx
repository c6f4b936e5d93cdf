import { Skeleton, SkeletonBlock, SkeletonCard } from './skeleton.tsx';

/** A page on its way: title, lead, and the cards below. */
export function PageSkeleton({ cards = 3 }: { readonly cards?: number }) {
  return (
    <Skeleton className="w-full">
      <SkeletonBlock className="h-10 w-64 max-w-full" />
      <SkeletonBlock className="mt-3 h-5 w-80 max-w-full" />
      <div className="mt-8 grid gap-5 md:grid-cols-2 lg:grid-cols-3">
        {Array.from({ length: cards }, (_, index) => `card ${index}`).map((key) => (
          <SkeletonCard key={key} className="flex min-h-44 flex-col gap-4 md:min-h-72">
            <SkeletonBlock className="h-6 w-3/5" />
            {['first', 'second', 'third'].map((row) => (
              <div key={row} className="flex items-center gap-3">
                <SkeletonBlock shape="round" className="size-11 shrink-0" />
                <div className="flex flex-1 flex-col gap-2">
                  <SkeletonBlock className="h-4 w-full" />
                  <SkeletonBlock className="h-3 w-2/3" />
                </div>
              </div>
            ))}
          </SkeletonCard>
        ))}
      </div>
    </Skeleton>
  );
}
