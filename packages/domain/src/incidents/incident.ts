/** What can happen to a pet while it is at a business. */
export const incidentKinds = ['bite', 'injury', 'illness', 'escape', 'damage', 'other'] as const;
export type IncidentKind = (typeof incidentKinds)[number];

export const incidentSeverities = ['minor', 'moderate', 'serious'] as const;
export type IncidentSeverity = (typeof incidentSeverities)[number];

/** Labels as reports, emails and the PDF show them. */
export const incidentKindLabels: Readonly<Record<IncidentKind, string>> = {
  bite: 'Bite',
  injury: 'Injury',
  illness: 'Illness',
  escape: 'Escape',
  damage: 'Damage',
  other: 'Other incident',
};

export const incidentSeverityLabels: Readonly<Record<IncidentSeverity, string>> = {
  minor: 'Minor',
  moderate: 'Moderate',
  serious: 'Serious',
};
