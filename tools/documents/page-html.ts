import type { DocumentRng } from './rng.ts';

const printedFonts = [
  'Helvetica, Arial, sans-serif',
  '"Inter Variable", sans-serif',
  'Tinos, serif',
  'Tinos, serif',
  '"Open Sans", sans-serif',
  '"Cutive Mono", monospace',
];
const handFonts = ['Caveat', '"Patrick Hand"'];

/** The styling of a document: fonts and sizes vary between documents. Returns a page for each body. */
export function pagesHtml(
  bodies: readonly string[],
  rng: DocumentRng,
  page: readonly [number, number],
): { readonly pages: readonly string[]; readonly together: string } {
  const style = styleOf(rng, page);
  const wrap = (body: string) =>
    `<!doctype html><meta charset="utf-8"><style>${style}</style><body>${body}</body>`;
  return {
    pages: bodies.map((body) => wrap(`<div class="sheet">${body}</div>`)),
    together: wrap(bodies.map((body) => `<div class="sheet">${body}</div>`).join('')),
  };
}

function styleOf(rng: DocumentRng, [width, height]: readonly [number, number]): string {
  const isNarrow = width < 600;
  const size = isNarrow ? rng.int(12, 14) : rng.int(13, 16);
  return `@page { size: ${width}px ${height}px; margin: 0 }
    * { box-sizing: border-box }
    body { margin: 0; background: #fff; color: #111; font: ${size}px/${rng.pick([1.35, 1.5, 1.7])} ${rng.pick(printedFonts)} }
    .sheet { padding: ${isNarrow ? 22 : 48}px; width: ${width}px; min-height: ${height - 1}px; position: relative; break-after: page }
    .sheet:last-child { break-after: auto }
    h1 { font-size: 1.5em; text-align: ${rng.pick(['left', 'center'])}; margin: 18px 0 }
    h2 { font-size: 1.15em; margin: 16px 0 4px }
    .big { font-size: 1.35em } .small { font-size: .82em } .right { text-align: right }
    .box { border: 1px solid #555; padding: 10px; margin: 10px 0 }
    .patient { display: grid; grid-template-columns: 1fr 1fr; gap: 2px 24px; margin: 12px 0 20px }
    .cards, .halves { display: grid; grid-template-columns: 1fr 1fr; gap: 8px 24px }
    .fields { display: grid; grid-template-columns: auto 1fr auto 1fr; gap: 10px 12px; align-items: baseline }
    .fields span { border-bottom: 1px solid #999; min-height: 1.4em }
    .prose { line-height: 1.7 }
    .signature { margin-top: 60px }
    .struck td { background: linear-gradient(#1a2f8a, #1a2f8a) center / 100% 2px no-repeat; text-decoration: line-through 2px #1a2f8a }
    .hand { font-family: ${rng.pick(handFonts)}; font-size: 1.4em; color: ${rng.pick(['#1a2f8a', '#222', '#20304f'])}; line-height: 1 }
    .sticker { display: inline-block; border: 1px solid #888; border-radius: 3px; padding: 4px 8px; font: 11px/1.3 Helvetica, Arial, sans-serif;
      background: ${rng.pick(['#fff', '#f3f8ee', '#eef4fb'])}; transform: rotate(${rng.int(-3, 3)}deg) }
    .stamp { display: inline-block; border: 2px solid; border-radius: 8px; padding: 5px 10px; font: 700 11px/1.3 Tinos, serif; text-align: center; opacity: .75 }
    .bubble { background: #e9e9eb; border-radius: 16px; padding: 10px 14px; margin: 10px 60px 10px 0 }
    .tile { background: #f4f5f7; border-radius: 14px; padding: 12px 16px; margin: 10px 0 }
    .muted { color: #777; font-size: .9em }
    .pill { border-radius: 9px; padding: 1px 9px; background: #d9f2e1; font-size: .85em }
    table { border-collapse: collapse; width: 100%; margin: 14px 0 }
    th, td { padding: ${rng.int(3, 8)}px ${isNarrow ? 3 : 8}px; text-align: left; vertical-align: top }
    .lines th, .lines td { border: 1px solid #666 }
    .zebra tr:nth-child(even) { background: #e8e8e8 }
    .middle td { vertical-align: middle }`;
}
