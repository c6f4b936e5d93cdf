/** Customers and pets from a file. */
export { ImportView } from './import-view.tsx';
