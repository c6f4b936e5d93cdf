export { ShareLinksPanel } from './share-links-panel.tsx';
export { ShareView } from './viewer/share-view.tsx';
