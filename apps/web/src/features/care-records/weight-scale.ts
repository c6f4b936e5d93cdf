/** One weighing: a day as `YYYY-MM-DD` and a figure in the unit that is shown. */
export interface Weighing {
  readonly id: string;
  readonly on: string;
  readonly figure: number;
}

interface WeightScale {
  /** The position of each measurement, in percent of the chart; `y` counts from the top. */
  readonly points: readonly { readonly id: string; readonly x: number; readonly y: number }[];
  /** Round numbers, lowest first, and their positions. */
  readonly lines: readonly { readonly figure: number; readonly y: number }[];
}

const mostLines = 5;

/** The smallest of 1, 2 and 5 times a power of ten that divides a span into at most four. */
function stepFor(span: number): number {
  const least = span / (mostLines - 1);
  const power = 10 ** Math.floor(Math.log10(least));
  const factor = [1, 2, 5, 10].find((one) => one * power >= least) ?? 10;
  return factor * power;
}

/** Places measurements, earliest first, on a chart between round numbers. */
export function weightScale(weighings: readonly Weighing[]): WeightScale {
  const figures = weighings.map(({ figure }) => figure);
  const [low, high] = [Math.min(...figures), Math.max(...figures)];
  // A constant weight is in the middle of a narrow span, not at the bottom of an empty one.
  const margin = high === low ? Math.max(high * 0.05, 0.1) : 0;
  const step = stepFor(high - low + 2 * margin);
  const first = Math.floor((low - margin) / step);
  const last = Math.max(Math.ceil((high + margin) / step), first + 1);
  const yOf = (figure: number) => 100 - ((figure / step - first) / (last - first)) * 100;
  const days = weighings.map(({ on }) => Date.parse(on));
  const [from = 0, to = 0] = [days[0], days.at(-1)];
  const xOf = (day: number) => (to === from ? 50 : ((day - from) / (to - from)) * 100);
  return {
    points: weighings.map(({ id, figure }, index) => ({ id, x: xOf(days[index] ?? 0), y: yOf(figure) })),
    lines: Array.from({ length: last - first + 1 }, (_, index) => {
      const figure = Number(((first + index) * step).toPrecision(6));
      return { figure, y: yOf(figure) };
    }),
  };
}
