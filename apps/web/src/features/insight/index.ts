/** What a business looks back on. */
export { InsightView } from './insight-view.tsx';
