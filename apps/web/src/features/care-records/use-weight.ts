import { type WeightUnit, weightIn, weightUnits } from '@clearpaw/domain';
import { useState } from 'react';
import { useFormat, useLocale } from '../../platform/messages/index.ts';
import { keepText, readText } from '../../platform/storage/index.ts';
import type { CareFormat } from './care-entry.ts';

const storedName = 'clearpaw.weight-unit';

// By the Unicode CLDR these regions weigh in pounds; all others in kilograms.
const poundRegions: ReadonlySet<string | undefined> = new Set(['US', 'LR', 'MM']);

/** The unit a person chose on this device, or the one of their region. */
function unitFor(locale: string): WeightUnit {
  const chosen = readText(storedName);
  const known = weightUnits.find((unit) => unit === chosen);
  return known ?? (poundRegions.has(new Intl.Locale(locale).maximize().region) ? 'lb' : 'kg');
}

export interface WeightFormat {
  readonly unit: WeightUnit;
  readonly choose: (unit: WeightUnit) => void;
  /** The figure alone, to a tenth, or to a hundredth below ten. */
  readonly figure: (kg: number) => string;
  /** "60.4 lb". */
  readonly format: (kg: number) => string;
}

/** Weights for people; they are kept in kilograms. */
export function useWeight(): WeightFormat {
  const locale = useLocale();
  const [unit, setUnit] = useState(() => unitFor(locale));
  const figure = (kg: number) => {
    const value = weightIn(unit, kg);
    return new Intl.NumberFormat(locale, { maximumFractionDigits: value < 10 ? 2 : 1 }).format(value);
  };
  const choose = (chosen: WeightUnit) => {
    keepText(storedName, chosen);
    setUnit(chosen);
  };
  return { unit, choose, figure, format: (kg) => `${figure(kg)} ${unit}` };
}

/** Days and weights as the reader writes them. */
export function useCareFormat(): CareFormat {
  const { day } = useFormat();
  const { format } = useWeight();
  return { day, weight: format };
}
