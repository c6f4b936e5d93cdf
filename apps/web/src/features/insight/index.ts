export { InsightView } from './insight-view.tsx';
