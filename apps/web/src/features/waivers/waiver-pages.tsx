import { useMemo } from 'react';
import { waiverMessages } from './messages.gen.ts';
import { WaiverText } from './waiver-text.tsx';

interface WaiverPagesProps {
  readonly body: string;
  /** WebP in Base64; empty for a waiver written here. */
  readonly pages: readonly string[];
}

/** The waiver to read: a text, or the pages of a PDF with the PDF's text below for screen readers. */
export function WaiverPages({ body, pages }: WaiverPagesProps) {
  const messages = waiverMessages;
  const pictures = useMemo(() => pages.map((page) => `data:image/webp;base64,${page}`), [pages]);
  if (pictures.length === 0) return <WaiverText source={body} />;
  return (
    <div className="flex flex-col gap-4">
      {pictures.map((picture, index) => (
        <img
          key={picture.slice(-40)}
          src={picture}
          alt={messages.page(index + 1, pictures.length)}
          className="block h-auto w-full rounded-card card-edge bg-white"
        />
      ))}
      {body !== '' && (
        <details>
          <summary className="flex min-h-11 cursor-pointer items-center type-small text-ink-2">
            {messages.pagesAsText}
          </summary>
          <p className="max-w-160 whitespace-pre-line type-small">{body}</p>
        </details>
      )}
    </div>
  );
}
