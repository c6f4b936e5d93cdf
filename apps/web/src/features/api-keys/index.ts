export { DevelopersPanel } from './developers-panel.tsx';
export { DevelopersView } from './developers-view.tsx';
