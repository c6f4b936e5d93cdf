export { BrokenOff } from './broken-off.ts';
export { useSaving } from './use-saving.ts';
