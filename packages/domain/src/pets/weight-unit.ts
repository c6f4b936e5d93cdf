export const weightUnits = ['lb', 'kg'] as const;
export type WeightUnit = (typeof weightUnits)[number];

// The international avoirdupois pound, exactly.
const kgPerPound = 0.45359237;

/** A weight in kilograms, converted to a unit. */
export function weightIn(unit: WeightUnit, kg: number): number {
  return unit === 'kg' ? kg : kg / kgPerPound;
}

/** A weight in a unit, converted to kilograms and rounded to grams: 60.4 lb converted back is 60.4 lb again. */
export function kgFrom(unit: WeightUnit, figure: number): number {
  return Math.round((unit === 'kg' ? figure : figure * kgPerPound) * 1000) / 1000;
}
