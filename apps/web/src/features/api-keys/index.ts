/** The way there, in the business's settings. */
export { DevelopersPanel } from './developers-panel.tsx';
/** The page about programs that work with a business. */
export { DevelopersView } from './developers-view.tsx';
