import { useObjectUrl } from '../../platform/files/index.ts';
import { Skeleton, SkeletonBlock } from '../../ui/feedback/index.ts';
import { documentMessages } from './messages.gen.ts';
import type { DocumentDetail } from './use-documents.ts';

/** The pages as pictures. */
export function PageView({ pages }: Pick<DocumentDetail, 'pages'>) {
  const messages = documentMessages;
  if (pages.length === 0) return <p className="p-6 text-ink-2">{messages.noPicture}</p>;
  return (
    <div className="flex flex-col gap-4">
      {pages.map((page, index) => (
        <Page key={page.path} page={page} label={messages.page(index + 1)} />
      ))}
    </div>
  );
}

interface PageProps {
  readonly page: DocumentDetail['pages'][number];
  readonly label: string;
}

function Page({ page: { path, width, height }, label }: PageProps) {
  const url = useObjectUrl(path);
  if (!url) {
    return (
      <Skeleton>
        <SkeletonBlock className="h-96 w-full" shape="card" />
      </Skeleton>
    );
  }
  return (
    <div className="overflow-hidden rounded-card card-edge bg-surface">
      <img src={url} alt={label} width={width} height={height} className="block h-auto w-full" />
    </div>
  );
}
