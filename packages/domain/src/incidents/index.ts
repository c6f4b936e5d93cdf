export {
  type IncidentKind,
  type IncidentSeverity,
  incidentKindLabels,
  incidentKinds,
  incidentSeverities,
  incidentSeverityLabels,
} from './incident.ts';
