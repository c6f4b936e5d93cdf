export { ContactPanel } from './contact-panel.tsx';
export { CustomerDialog } from './customer-dialog.tsx';
