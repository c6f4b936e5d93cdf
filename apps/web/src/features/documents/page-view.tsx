import { useEffect, useRef } from 'react';
import { useObjectUrl } from '../../platform/files/index.ts';
import { useMessages } from '../../platform/messages/index.ts';
import { Skeleton, SkeletonBlock } from '../../ui/feedback/index.ts';
import { documentMessages } from './messages.ts';
import type { DocumentDetail, Proposal } from './use-documents.ts';

type PageRegion = Proposal['place'];

interface PageViewProps {
  readonly pages: DocumentDetail['pages'];
  /** What is being looked at. */
  readonly place: PageRegion | null;
}

/** The pages as pictures, with a frame around what is being looked at. */
export function PageView({ pages, place }: PageViewProps) {
  const messages = useMessages(documentMessages);
  if (pages.length === 0) return <p className="p-6 text-ink-2">{messages.noPicture}</p>;
  return (
    <div className="flex flex-col gap-4">
      {pages.map((page, index) => (
        <Page
          key={page.path}
          page={page}
          label={messages.page(index + 1)}
          place={place?.page === index + 1 ? place : null}
        />
      ))}
    </div>
  );
}

interface PageProps {
  readonly page: DocumentDetail['pages'][number];
  readonly label: string;
  readonly place: PageRegion | null;
}

function Page({ page, label, place }: PageProps) {
  const url = useObjectUrl(page.path);
  const frame = useRef<SVGRectElement>(null);
  useEffect(() => {
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (place) frame.current?.scrollIntoView({ block: 'center', behavior: calm ? 'auto' : 'smooth' });
  }, [place]);
  if (!url) {
    return (
      <Skeleton>
        <SkeletonBlock className="h-96 w-full" shape="card" />
      </Skeleton>
    );
  }
  const { width, height } = page;
  return (
    <div className="relative overflow-hidden rounded-card card-edge bg-surface">
      <img src={url} alt={label} width={width} height={height} className="block h-auto w-full" />
      {place && (
        <svg
          viewBox={`0 0 ${width} ${height}`}
          className="pointer-events-none absolute inset-0 size-full"
          aria-hidden="true"
        >
          <rect
            ref={frame}
            x={place.x * width - 6}
            y={place.y * height - 6}
            width={place.width * width + 12}
            height={place.height * height + 12}
            rx="8"
            strokeWidth="4"
            className="fill-evergreen/12 stroke-evergreen"
          />
        </svg>
      )}
    </div>
  );
}
