/** Whether a sealed document is genuine. */
export { CheckView } from './check-view.tsx';
/** Reading and signing. */
export type { SignablePet } from './sign-form.tsx';
export { SignView } from './sign-view.tsx';
/** What a business has people sign. */
export { WaiversView } from './waivers-view.tsx';
