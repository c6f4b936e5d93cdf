/** Where an owner enters how to be reached. */
export { ContactPanel } from './contact-panel.tsx';
