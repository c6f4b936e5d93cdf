import { useObjectUrl } from '../../../platform/files/index.ts';
import type { DocumentDetail, Proposal } from '../use-documents.ts';

interface PageSnippetProps {
  readonly pages: DocumentDetail['pages'];
  readonly place: Proposal['place'];
  readonly label: string;
}

/** The piece of the page that a question is about. */
export function PageSnippet({ pages, place, label }: PageSnippetProps) {
  const page = pages[place.page - 1];
  const url = useObjectUrl(page?.path ?? null);
  if (!page || !url) return null;
  const margin = page.width / 120;
  const [x, y] = [place.x * page.width - margin, place.y * page.height - margin];
  const [width, height] = [place.width * page.width + 2 * margin, place.height * page.height + 2 * margin];
  return (
    <svg
      viewBox={`${x} ${y} ${width} ${height}`}
      role="img"
      aria-label={label}
      className="block max-h-16 w-full rounded-field bg-white"
    >
      <image href={url} width={page.width} height={page.height} />
    </svg>
  );
}
