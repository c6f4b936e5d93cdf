export { LocationsPanel } from './locations-panel.tsx';
export { LocationsView } from './locations-view.tsx';
