/** A QR code as rows of dark (true) and light modules, without its quiet zone. */
export type QrMatrix = readonly (readonly boolean[])[];

const eye = 7;

/** The top left corners of the three eyes of a code this wide. */
export const eyeCorners = (size: number): readonly (readonly [x: number, y: number])[] => [
  [0, 0],
  [size - eye, 0],
  [0, size - eye],
];

const isEye = (x: number, y: number, size: number): boolean =>
  (x < eye && y < eye) || (x >= size - eye && y < eye) || (x < eye && y >= size - eye);

/** One path of all dark modules except the eyes; neighbours in a row are joined, so that no hairline parts them. */
export const qrPath = (matrix: QrMatrix): string => {
  const parts: string[] = [];
  matrix.forEach((row, y) => {
    let start = -1;
    for (let x = 0; x <= row.length; x++) {
      const dark = (row[x] ?? false) && !isEye(x, y, matrix.length);
      if (dark && start < 0) start = x;
      if (!dark && start >= 0) {
        parts.push(`M${start} ${y}h${x - start}v1h${start - x}z`);
        start = -1;
      }
    }
  });
  return parts.join('');
};
