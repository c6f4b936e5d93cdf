import { useObjectUrl } from '../../platform/files/index.ts';
import type { Document } from './use-documents.ts';

type Pictured = Pick<Document, 'kind' | 'contentType' | 'storagePath'>;

/** A photo in small, or a drawing of a page. */
export function DocumentThumbnail({ document }: { readonly document: Pictured }) {
  const isPicture = /^image\/(jpeg|png|webp)$/.test(document.contentType);
  const url = useObjectUrl(isPicture ? document.storagePath : null, 'small');
  return url ? (
    <span className="block h-15 w-12 shrink-0 overflow-hidden rounded-chip">
      <img src={url} alt="" className="size-full object-cover" />
    </span>
  ) : (
    <PageDrawing hasBox={document.kind !== 'vaccination_certificate'} />
  );
}

/** A page with lines of text; a box in it suggests a table, a bar a date. */
export function PageDrawing({ hasBox }: { readonly hasBox: boolean }) {
  return (
    <span className="block h-15 w-12 shrink-0 overflow-hidden rounded-chip bg-surface inset-ring inset-ring-line">
      <svg viewBox="0 0 48 60" className="size-full" aria-hidden="true">
        <rect x="8" y="10" width="19" height="4" rx="2" className="fill-ink-3" />
        <rect x="8" y="19" width="32" height="4" rx="2" className={hasBox ? 'fill-line' : 'fill-marigold'} />
        <rect x="8" y="28" width="32" height="4" rx="2" className="fill-line" />
        <rect
          {...(hasBox
            ? { x: 8, y: 37, width: 32, height: 14, rx: 3 }
            : { x: 26, y: 46, width: 14, height: 4, rx: 2 })}
          className={hasBox ? 'fill-evergreen-tint' : 'fill-past'}
        />
        {!hasBox && <rect x="8" y="37" width="32" height="4" rx="2" className="fill-line" />}
      </svg>
    </span>
  );
}
