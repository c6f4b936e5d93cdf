/** One incident, what it said before, and its correction. */
export { IncidentView } from './incident-view.tsx';
/** A business's incidents. */
export { IncidentsView } from './incidents-view.tsx';
/** A new report. */
export { NewIncidentView } from './new-incident-view.tsx';
/** What owners were told about their pet. */
export { OwnersIncidents } from './owners-incidents.tsx';
/** The incidents of a pet, at its business. */
export { PetIncidentsPanel } from './pet-incidents-panel.tsx';
