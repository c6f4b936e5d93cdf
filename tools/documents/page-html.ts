import type { DocumentRng } from './rng.ts';

const fonts = ['Helvetica, Arial, sans-serif', 'Georgia, serif', '"Open Sans", sans-serif', 'monospace'];

/** The look of a page: fonts and sizes differ from document to document. */
export function pageHtml(body: string, rng: DocumentRng, [width, height]: readonly [number, number]): string {
  const size = rng.int(13, 16);
  return `<!doctype html><meta charset="utf-8"><style>
    @page { size: ${width}px ${height}px; margin: 0 }
    * { box-sizing: border-box }
    body { margin: 0; padding: 48px; width: ${width}px; min-height: ${height}px; background: #fff; color: #111;
      font: ${size}px/${rng.pick([1.35, 1.5, 1.7])} ${rng.pick(fonts)} }
    h1 { font-size: 1.5em; text-align: ${rng.pick(['left', 'center'])}; margin: 18px 0 }
    .big { font-size: 1.35em }
    .right { text-align: right }
    .box { border: 1px solid #555; padding: 10px; margin: 10px 0 }
    .patient { display: grid; grid-template-columns: 1fr 1fr; gap: 2px 24px; margin: 12px 0 20px }
    .cards { display: grid; grid-template-columns: 1fr 1fr; gap: 8px 24px }
    .prose { line-height: 1.7 }
    .signature { margin-top: 60px }
    .strike { text-decoration: line-through }
    table { border-collapse: collapse; width: 100%; margin: 14px 0 }
    th, td { padding: ${rng.int(3, 8)}px 8px; text-align: left; vertical-align: top }
    .lines th, .lines td { border: 1px solid #666 }
    .zebra tr:nth-child(even) { background: #e8e8e8 }
    .pagebreak { break-before: page }
  </style><body>${body}</body>`;
}
