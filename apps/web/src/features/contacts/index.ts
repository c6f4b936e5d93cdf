/** Where an owner enters how to be reached. */
export { ContactPanel } from './contact-panel.tsx';
/** Where staff enter it for an owner without an account. */
export { CustomerDialog } from './customer-dialog.tsx';
