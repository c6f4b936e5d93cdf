import type { FormEntry } from '@clearpaw/domain';
import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** More fields than any form has; a file can state any number. */
const maxFields = 1_000;

/** What was typed, chosen or ticked in the fields of a form; it is not part of the page's text. */
export async function formEntriesOf(page: PDFPageProxy): Promise<readonly FormEntry[]> {
  const viewport = page.getViewport({ scale: 1 });
  const annotations = (await page.getAnnotations()) as readonly FormField[];
  return annotations.slice(0, maxFields).flatMap((field) => {
    const { rect, hidden, noView } = field;
    const value = shownValue(field);
    if (!rect || hidden === true || noView === true || value === null || value.trim() === '') return [];
    const [left, top] = viewport.convertToViewportPoint(rect[0], rect[1]) as [number, number];
    const [right, bottom] = viewport.convertToViewportPoint(rect[2], rect[3]) as [number, number];
    return [
      {
        name: field.fieldName ?? '',
        hint: field.alternativeText ?? '',
        value,
        x: Math.min(left, right),
        y: Math.min(top, bottom),
        width: Math.abs(right - left),
        height: Math.abs(bottom - top),
        fontSize: field.defaultAppearanceData?.fontSize || 10,
        isMultiline: field.multiLine === true,
        isBox: field.fieldType === 'Btn',
      },
    ];
  });
}

function shownValue(field: FormField): string | null {
  const { fieldType, fieldValue, options = [] } = field;
  if (fieldType === 'Tx') return typeof fieldValue === 'string' ? fieldValue : null;
  if (fieldType === 'Ch') {
    const chosen = [fieldValue].flat().filter((one) => typeof one === 'string');
    // The file keeps a code; the page shows the text that belongs to it.
    const shown = (code: string) =>
      options.find(({ exportValue }) => exportValue === code)?.displayValue ?? code;
    return chosen.map(shown).join(' ');
  }
  if (fieldType !== 'Btn' || (field.checkBox !== true && field.radioButton !== true)) return null;
  const on = field.checkBox === true ? field.exportValue : field.buttonValue;
  return typeof on === 'string' && fieldValue === on ? '[x]' : '[]';
}

/** The properties of a form field in pdf.js that we use. */
interface FormField {
  readonly fieldType?: string;
  readonly fieldName?: string;
  readonly alternativeText?: string;
  readonly fieldValue?: unknown;
  readonly options?: readonly { readonly exportValue: string; readonly displayValue: string }[];
  readonly checkBox?: boolean;
  readonly radioButton?: boolean;
  readonly exportValue?: unknown;
  readonly buttonValue?: unknown;
  readonly multiLine?: boolean;
  readonly hidden?: boolean;
  readonly noView?: boolean;
  readonly rect?: readonly [number, number, number, number];
  readonly defaultAppearanceData?: { readonly fontSize?: number };
}
