/** Leaves a dialog that has fields. */
export { CancelButton } from './cancel-button.tsx';
/** A question with two answers. */
export { ConfirmDialog } from './confirm-dialog.tsx';
/** Asks one question above the page; a sheet on a phone. */
export { Dialog } from './dialog.tsx';
/** What else can be done, behind a button. */
export { Menu, type MenuItem } from './menu.tsx';
