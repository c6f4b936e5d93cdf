import { useCall } from '../../platform/data/index.ts';
import { CallErrorPanel, Skeleton, SkeletonBlock } from '../../ui/feedback/index.ts';
import { PageView } from './page-view.tsx';

/** The pages of one document, shown beside its details. */
export function DocumentPages({ documentId }: { readonly documentId: string }) {
  const document = useCall('getDocument', { documentId });
  if (document.isError) {
    return <CallErrorPanel call={document} />;
  }
  if (document.data) return <PageView pages={document.data.pages} />;
  return (
    <Skeleton>
      <SkeletonBlock className="h-96 w-full" shape="card" />
    </Skeleton>
  );
}
