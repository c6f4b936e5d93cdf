import { Skeleton, SkeletonBlock, SkeletonCard } from '../ui/feedback/index.ts';
import { portraitFor } from '../ui/portrait/index.ts';

/** The page of a pet on its way, on the background color that the pet has, which follows from its id. */
export function PetSkeleton({ petId }: { readonly petId: string }) {
  return (
    <Skeleton className="flex flex-col gap-6">
      <SkeletonBlock className="h-5 w-36" />
      <div
        data-blanket={portraitFor({ id: petId, species: 'dog' }).blanket}
        className="flex min-h-60 gap-5 overflow-hidden rounded-brand bg-blanket px-5 pt-5 md:min-h-66 md:gap-8 md:px-8 md:pt-9"
      >
        <span className="w-22 shrink-0 rounded-full bg-arch max-md:h-22 md:w-54 md:rounded-b-none" />
        <span className="flex flex-1 flex-col gap-3 md:pt-3">
          <span className="h-10 w-3/5 max-w-64 rounded-chip bg-arch md:h-14" />
          <span className="h-5 w-4/5 max-w-96 rounded-chip bg-arch" />
          <span className="mt-2 h-8 w-2/5 max-w-40 rounded-full bg-arch" />
        </span>
        <span className="flex w-43 shrink-0 flex-col gap-2.5 max-md:hidden">
          <span className="h-12 rounded-button bg-arch" />
          <span className="h-12 rounded-button bg-arch" />
          <span className="h-12 rounded-button bg-arch" />
        </span>
      </div>
      <div className="flex gap-6 border-line border-b pb-4">
        <SkeletonBlock className="h-5 w-20" />
        <SkeletonBlock className="h-5 w-24" />
        <SkeletonBlock className="h-5 w-16" />
      </div>
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_21.75rem]">
        <div className="flex min-w-0 flex-col gap-6">
          <SkeletonCard>
            <SkeletonBlock className="h-6 w-80 max-w-full" />
          </SkeletonCard>
          <SkeletonCard className="flex flex-col gap-5">
            <div className="flex items-center justify-between gap-4">
              <SkeletonBlock className="h-6 w-48" />
              <SkeletonBlock shape="card" className="h-12 w-44 max-md:hidden" />
            </div>
            {bars.map((length) => (
              <div key={length} className="flex items-center gap-4">
                <SkeletonBlock className="h-5 w-28 shrink-0" />
                <SkeletonBlock shape="round" className={`h-7 ${length}`} />
              </div>
            ))}
          </SkeletonCard>
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <RowsSkeleton rows={2} />
          <RowsSkeleton rows={3} />
        </div>
      </div>
    </Skeleton>
  );
}

const bars = ['w-7/12', 'w-8/12', 'w-5/12', 'w-4/12'] as const;

function RowsSkeleton({ rows }: { readonly rows: number }) {
  return (
    <SkeletonCard className="flex flex-col gap-4">
      <SkeletonBlock className="h-6 w-40" />
      {Array.from({ length: rows }, (_, row) => row).map((row) => (
        <div key={row} className="flex items-center gap-3">
          <SkeletonBlock shape="card" className="size-10 shrink-0" />
          <SkeletonBlock className="h-5 flex-1" />
        </div>
      ))}
    </SkeletonCard>
  );
}
