export {
  type Fragment,
  formatLiveFragment,
  isTailBy,
  type LiveTail,
  readFragment,
  slotAt,
  slotSeconds,
} from './live-code.ts';
