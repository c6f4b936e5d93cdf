export { CopyField } from './copy-field.tsx';
export { SecretPanel } from './secret-panel.tsx';
