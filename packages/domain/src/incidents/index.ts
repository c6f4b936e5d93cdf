/** What happens to pets at a business, in words. */
export {
  type IncidentKind,
  type IncidentSeverity,
  incidentKindLabels,
  incidentKinds,
  incidentSeverities,
  incidentSeverityLabels,
} from './incident.ts';
