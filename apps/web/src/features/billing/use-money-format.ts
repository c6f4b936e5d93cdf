import { useMemo } from 'react';
import { useLocale } from '../../platform/messages/index.ts';

/** Amounts and days of bills in the reader's format. */
export interface MoneyFormat {
  /** From minor units: "$49.00". */
  money(minor: number, currency: string): string;
  /** Always with its year, because bills are kept: "Dec 4, 2026". */
  day(instant: string): string;
}

export function useMoneyFormat(): MoneyFormat {
  const locale = useLocale();
  return useMemo(() => {
    const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
    return {
      money: (minor, currency) => {
        const format = new Intl.NumberFormat(locale, { style: 'currency', currency });
        return format.format(minor / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
      },
      day: (instant) => day.format(new Date(instant)),
    };
  }, [locale]);
}
