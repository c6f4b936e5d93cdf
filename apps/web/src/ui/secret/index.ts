/** A text for another program, with a button that copies it. */
export { CopyField } from './copy-field.tsx';
/** The one time that a secret is shown. */
export { SecretPanel } from './secret-panel.tsx';
