/** The share links of a pet, for its carers. */
export { ShareLinksPanel } from './share-links-panel.tsx';
/** What a link shows to anyone who has it. */
export { ShareView } from './viewer/share-view.tsx';
