import type { Entitlements } from '@clearpaw/domain';
import { useEffect } from 'react';
import { useCall } from '../../platform/data/index.ts';
import { ErrorPanel, Skeleton, SkeletonBlock } from '../../ui/feedback/index.ts';
import { PageTitle } from '../../ui/shell/index.ts';
import { InvoiceList } from './invoice-list.tsx';
import { billingMessages } from './messages.gen.ts';
import { PlanCard } from './plan-card.tsx';
import { PlanSide } from './plan-side.tsx';

interface BillingViewProps {
  /** Null while they are loading. */
  readonly entitlements: Entitlements | null;
  /** Why they could not be loaded. */
  readonly failure: { readonly message: string; readonly retry: () => void } | null;
  readonly kind: 'owner' | 'business';
}

/** Billing settings: the plan with its invoices on the left, who is included on the right. */
export function BillingView({ entitlements, failure, kind }: BillingViewProps) {
  const messages = billingMessages;
  const subscription = useCall('getSubscription', {});
  const { refetch } = subscription;
  const changedAt = entitlements?.updatedAt;
  useEffect(() => {
    // The entitlements have changed, so the subscription has changed too.
    if (changedAt) void refetch();
  }, [changedAt, refetch]);
  const problem = failure?.message ?? (subscription.isError ? messages.loadFailed : null);
  const retry = () => {
    failure?.retry();
    void refetch();
  };
  return (
    <div className="flex flex-col gap-6">
      <PageTitle kind={kind}>{messages.title}</PageTitle>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="flex flex-col gap-9">
          {problem !== null && <ErrorPanel onRetry={retry}>{problem}</ErrorPanel>}
          {problem === null && entitlements && subscription.data && (
            <PlanCard entitlements={entitlements} subscription={subscription.data} />
          )}
          {problem === null && !(entitlements && subscription.data) && <PlanSkeleton />}
          <InvoiceList key={changedAt} />
        </div>
        <PlanSide
          people={entitlements?.businessConnect ? (subscription.data?.people ?? 0) : 0}
          hasPlan={entitlements?.businessConnect === true}
        />
      </div>
    </div>
  );
}

function PlanSkeleton() {
  return (
    <Skeleton className="flex flex-col gap-4">
      <SkeletonBlock className="h-60 w-full" shape="card" />
    </Skeleton>
  );
}
