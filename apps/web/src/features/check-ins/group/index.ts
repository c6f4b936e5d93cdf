/** Several pets of one owner, checked in or out at once. */
export { GroupDialog } from './group-dialog.tsx';
/** Who may take a pet away. */
export { PickupNames } from './pickup-names.tsx';
