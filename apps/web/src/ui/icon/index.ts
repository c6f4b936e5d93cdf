/** A Lucide outline in the product's sizes and strokes. */

/** An SVG that is either named or silent. */
export { Drawing } from './drawing.tsx';
export { Icon } from './icon.tsx';
