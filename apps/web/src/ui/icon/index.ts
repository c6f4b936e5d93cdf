/** A Lucide outline at the house's sizes and strokes. */
export { Icon } from './icon.tsx';
