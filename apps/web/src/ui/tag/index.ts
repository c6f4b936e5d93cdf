/** How many. */
export { Count } from './count.tsx';
/** What is shown changes by itself. */
export { LiveTag } from './live-tag.tsx';
/** A word in a capsule. */
export { Tag } from './tag.tsx';
