/** Work that the person broke off. */
export { BrokenOff } from './broken-off.ts';
/** Whether a form is on its way, and what is to be said when it is refused. */
export { useSaving } from './use-saving.ts';
