import type { drawHealthRecord } from './drawing/draw-health-record.ts';

/** The record and the travel sheet as one PDF. */
export async function printRecord(...parts: Parameters<typeof drawHealthRecord>): Promise<Buffer> {
  // Fonts and their reader take several megabytes, which most servers rarely need.
  const drawing = await import('./drawing/draw-health-record.ts');
  return drawing.drawHealthRecord(...parts);
}
