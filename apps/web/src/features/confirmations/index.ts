/** Confirmations of records by clinics on screen. */

/** The page of a clinic that was asked. */
export { ConfirmView } from './confirm-view.tsx';
