export { Drawing } from './drawing.tsx';
export { Icon } from './icon.tsx';
