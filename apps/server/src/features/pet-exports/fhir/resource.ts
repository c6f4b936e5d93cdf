/** A FHIR resource, with the fields that our code uses. */
export interface Resource {
  readonly resourceType: string;
  readonly id: string;
  readonly [field: string]: unknown;
}

/** A reference to another resource of the same bundle. */
export interface Reference {
  readonly reference: string;
  readonly type: string;
  readonly display: string;
}

/** FHIR has no nulls: unknown fields are left out. */
export function known<Fields extends object>(fields: Fields): Partial<Fields> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== null && value !== undefined),
  ) as Partial<Fields>;
}

export const urnOf = (id: string): string => `urn:uuid:${id}`;
export const plainCode = (text: string) => ({ text });
export const coding = (system: string, code: string, display: string, text = display) => ({
  coding: [{ system, code, display }],
  text,
});

export const snomed = 'http://snomed.info/sct';
export const loinc = 'http://loinc.org';
export const unitsOfMeasure = 'http://unitsofmeasure.org';
