export { CancelButton } from './cancel-button.tsx';
export { ConfirmDialog } from './confirm-dialog.tsx';
export { Dialog } from './dialog.tsx';
export { Menu, type MenuItem } from './menu.tsx';
