import { Skeleton, SkeletonBlock } from './skeleton.tsx';

/** A page on its way: title, lead, and the cards below. */
export function PageSkeleton({ cards = 3 }: { readonly cards?: number }) {
  return (
    <Skeleton className="w-full">
      <SkeletonBlock className="h-10 w-64 max-w-full" />
      <SkeletonBlock className="mt-3 h-5 w-80 max-w-full" />
      <div className="mt-8 grid gap-5 md:grid-cols-2 lg:grid-cols-3">
        {Array.from({ length: cards }, (_, index) => `card ${index}`).map((key) => (
          <SkeletonBlock key={key} shape="card" className="h-44 md:h-72" />
        ))}
      </div>
    </Skeleton>
  );
}
