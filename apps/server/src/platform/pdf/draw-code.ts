import { qrModulesOf } from '@clearpaw/protocol';
import { Path, Rect, Svg } from '@react-pdf/renderer';
import { createElement as h, type ReactElement } from 'react';

/** Readers need four white modules around a code. */
export const quietModules = 4;

/** A QR code of the given width, including its quiet zone: black on white, its modules joined row by row. */
export function drawCode(text: string, width: number): ReactElement {
  const rows = qrModulesOf(text);
  const size = rows.length + 2 * quietModules;
  const parts = rows.flatMap((row, y) => runsIn(row).map(([x, length]) => runPath(x, y, length)));
  return h(
    Svg,
    { width, height: width, viewBox: `0 0 ${size} ${size}` },
    h(Rect, { x: 0, y: 0, width: size, height: size, fill: '#ffffff' }),
    h(Path, { d: parts.join(''), fill: '#000000' }),
  );
}

/** Where runs of dark modules begin, and how long they are. */
function runsIn(row: readonly boolean[]): (readonly [from: number, length: number])[] {
  const runs: (readonly [number, number])[] = [];
  let from = -1;
  for (let x = 0; x <= row.length; x += 1) {
    const dark = row[x] ?? false;
    if (dark && from < 0) from = x;
    if (!dark && from >= 0) {
      runs.push([from, x - from]);
      from = -1;
    }
  }
  return runs;
}

const runPath = (x: number, y: number, length: number): string =>
  `M${x + quietModules} ${y + quietModules}h${length}v1h${-length}z`;
