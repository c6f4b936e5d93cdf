/** The kinds of documents. */
export const documentKinds = [
  'vaccination_certificate',
  'medical_record',
  'lab_result',
  'health_certificate',
  'licence',
  'insurance',
  'other',
] as const;
export type DocumentKind = (typeof documentKinds)[number];
