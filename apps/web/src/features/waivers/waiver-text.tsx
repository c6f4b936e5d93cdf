import { type Inline, parseWaiverText } from '@clearpaw/domain';
import type { ReactNode } from 'react';

const headings = { 1: 'type-h2-page', 2: 'type-h3', 3: 'font-semibold' } as const;

/** A waiver's text. The parser only outputs text, so it cannot inject anything else into the page. */
export function WaiverText({ source }: { readonly source: string }) {
  return (
    <div className="flex max-w-160 flex-col gap-3">
      {parseWaiverText(source).map((block, key) => {
        const id = `${block.kind} ${key}`;
        if (block.kind === 'heading') {
          return (
            <h3 key={id} className={headings[block.level]}>
              {showInlines(block.inlines)}
            </h3>
          );
        }
        if (block.kind === 'paragraph') return <p key={id}>{showInlines(block.inlines)}</p>;
        const items = block.items.map((item, index) => {
          const line = `${id} ${index}`;
          return <li key={line}>{showInlines(item)}</li>;
        });
        return block.ordered ? (
          <ol key={id} className="list-decimal ps-6">
            {items}
          </ol>
        ) : (
          <ul key={id} className="list-disc ps-6">
            {items}
          </ul>
        );
      })}
    </div>
  );
}

function showInlines(inlines: readonly Inline[]): ReactNode {
  return inlines.map(({ text, style }, key) => {
    const id = `${style} ${key}`;
    if (style === 'strong') return <strong key={id}>{text}</strong>;
    if (style === 'em') return <em key={id}>{text}</em>;
    return <span key={id}>{text}</span>;
  });
}
