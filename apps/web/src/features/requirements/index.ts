/** The editor of a place's requirements. */
export { RequirementsView } from './requirements-view.tsx';
