/** A price in the reader's format: "$49.00". Whole amounts keep their cents unless they are turned off. */
export function formatPrice(
  priceMinor: number,
  currency: string,
  locale: string,
  cents: 'always' | 'never' = 'always',
): string {
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    // Without it a reader in London would see "US$49.00", and the specification says "$49.00".
    currencyDisplay: 'narrowSymbol',
    ...(cents === 'never' ? { maximumFractionDigits: 0 } : {}),
  });
  return format.format(priceMinor / 10 ** (format.resolvedOptions().maximumFractionDigits || 2));
}
