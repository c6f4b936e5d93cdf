export { IncidentView } from './incident-view.tsx';
export { IncidentsView } from './incidents-view.tsx';
export { NewIncidentView } from './new-incident-view.tsx';
export { OwnersIncidents } from './owners-incidents.tsx';
export { PetIncidentsPanel } from './pet-incidents-panel.tsx';
