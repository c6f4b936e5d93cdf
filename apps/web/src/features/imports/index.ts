export { ImportView } from './import-view.tsx';
