import { boxSize, type DrawnPet, neck, type PetShape } from './pets.ts';

/** A pet as SVG for a page without scripts; decoration, so screen readers skip it. */
export function petSvg({ turn, clip, shapes }: DrawnPet, className: string): string {
  const outline = `<clipPath id="head"><path d="${clip}"/></clipPath>`;
  const drawn = shapes.map((shape) => shapeSvg(shape, turn)).join('');
  return `<svg class="${className}" viewBox="0 0 ${boxSize} ${boxSize}" aria-hidden="true">${outline}${drawn}</svg>`;
}

function shapeSvg({ d, fill = 'none', stroke, width, head, mirrored, clipped }: PetShape, turn: number) {
  const line = stroke
    ? ` stroke="${stroke}" stroke-width="${width ?? 1}" stroke-linecap="round" stroke-linejoin="round"`
    : '';
  const side = mirrored ? ` transform="matrix(-1 0 0 1 ${boxSize} 0)"` : '';
  const path = `<path d="${d}" fill="${fill}"${line}${side}/>`;
  const inside = clipped ? `<g clip-path="url(#head)">${path}</g>` : path;
  return head ? `<g transform="rotate(${turn} ${neck.join(' ')})">${inside}</g>` : inside;
}
