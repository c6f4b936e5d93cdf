import { productName } from '@clearpaw/domain';
import { useLocation } from '@tanstack/react-router';
import { paths } from '../../paths/index.ts';
import { Wordmark } from '../../ui/brand/index.ts';
import { PageSkeleton, SkeletonBlock } from '../../ui/feedback/index.ts';
import { OwnerHeader, OwnerShell } from '../../ui/shell/index.ts';
import { DashboardSkeleton } from '../dashboard-skeleton.tsx';
import { shellMessages } from '../messages.gen.ts';
import { PetSkeleton } from '../pet-skeleton.tsx';
import { ownerNavItems } from './owner-nav-items.ts';

/** The frame of an owner's pages, until it is known who is logged in: nothing moves once it is. */
export function OwnerWaiting() {
  const messages = shellMessages;
  const { pathname } = useLocation();
  return (
    <OwnerShell
      header={
        <OwnerHeader
          brand={
            <span className="inline-flex min-h-11 items-center">
              <Wordmark name={productName} />
            </span>
          }
          business={messages.ownerDashboard}
          navLabel={messages.ownerNavigation}
          items={Object.values(ownerNavItems(pathname))}
          isWaiting
          end={<SkeletonBlock shape="round" className="size-10" />}
        />
      }
      tabBar={
        <div
          aria-hidden="true"
          className="fixed inset-x-0 bottom-0 z-30 h-21 border-line border-t bg-surface md:hidden"
        />
      }
    >
      <PageOnItsWay pathname={pathname} />
    </OwnerShell>
  );
}

/** In the layout of the page that the address names. */
function PageOnItsWay({ pathname }: { readonly pathname: string }) {
  if (pathname === paths.dashboard) {
    return (
      <div className="flex flex-col gap-10">
        <SkeletonBlock className="h-12 w-100 max-w-full" />
        <DashboardSkeleton />
      </div>
    );
  }
  const petId = pathname.slice(paths.pet('').length);
  const isPet = pathname.startsWith(paths.pet('')) && petId !== '' && pathname !== paths.newPet;
  return isPet && !petId.includes('/') ? <PetSkeleton petId={petId} /> : <PageSkeleton />;
}
