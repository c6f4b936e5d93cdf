import { Skeleton } from '../ui/feedback/index.ts';
import { PetCardSkeleton } from '../ui/pet/index.ts';

/** The pets of an owner on their way. */
export function DashboardSkeleton() {
  return (
    <Skeleton className="grid gap-6 md:grid-cols-2 lg:grid-cols-3">
      <PetCardSkeleton />
      <PetCardSkeleton />
      <PetCardSkeleton />
    </Skeleton>
  );
}
