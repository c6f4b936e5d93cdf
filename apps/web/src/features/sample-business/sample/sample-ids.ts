/** Fixed ids, so that an address of the sample still opens after a reload. No row of any database has one. */
export const sampleId = (kind: number, number: number): string =>
  `5a3b1e00-${String(kind).padStart(4, '0')}-4000-8000-${String(number).padStart(12, '0')}`;

export const businessId = sampleId(1, 1);
export const customerIdOf = (number: number): string => sampleId(2, number);
export const petIdOf = (number: number): string => sampleId(3, number);
