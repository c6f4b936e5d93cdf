/** Maps days to percents of a chart's width, between two New Years. */
export interface CoverageScale {
  readonly firstYear: number;
  readonly years: readonly number[];
  /** The position of a day in percent, limited at both ends. */
  readonly percentOf: (day: string) => number;
}

const dayMs = 86_400_000;
const yearOf = (day: string): number => Number(day.slice(0, 4));

const yearsPast = (day: string): number => {
  const year = yearOf(day);
  const start = Date.UTC(year, 0, 1);
  const length = (Date.UTC(year + 1, 0, 1) - start) / dayMs;
  return year + (Date.parse(`${day.slice(0, 10)}T00:00:00Z`) - start) / dayMs / length;
};

/** From two years before today to one whole year after the last end, so that the end's date has room beside it. */
export const coverageScale = (today: string, ends: readonly string[]): CoverageScale => {
  const firstYear = yearOf(today) - 2;
  const lastEnd = Math.max(yearOf(today), ...ends.map(yearOf));
  const years = Array.from({ length: lastEnd + 2 - firstYear }, (_, index) => firstYear + index);
  const percentOf = (day: string) =>
    Math.min(100, Math.max(0, ((yearsPast(day) - firstYear) / years.length) * 100));
  return { firstYear, years, percentOf };
};
