/** Does something; with variants, sizes and a busy state. */
export { Button } from './button.tsx';
/** Close, more, back: an action known by its icon, with a name for screen readers. */
export { IconButton } from './icon-button.tsx';
/** The same for pages that are to stay light. */
export { PlainButton } from './plain-button.tsx';
