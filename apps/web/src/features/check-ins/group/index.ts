export { GroupDialog } from './group-dialog.tsx';
export { PickupNames } from './pickup-names.tsx';
