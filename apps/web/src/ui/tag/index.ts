export { Count } from './count.tsx';
export { LiveTag } from './live-tag.tsx';
export { Tag } from './tag.tsx';
