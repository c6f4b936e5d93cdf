import { AnnotationType, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/**
 * Whether a PDF can act by itself in the program that opens it: run a script, start a program, or open an embedded
 * file. Certificates are often forms whose fields check a date or add numbers with the functions that every PDF program
 * has; those are allowed.
 */
export async function hasActiveContent(document: PDFDocumentProxy): Promise<boolean> {
  if ((await document.getJSActions()) !== null || (await document.getAttachments()) !== null) return true;
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    if ((await page.getJSActions()) !== null) return true;
    const annotations = (await page.getAnnotations()) as readonly Annotation[];
    if (annotations.some(isActive)) return true;
    page.cleanup();
  }
  return false;
}

interface Annotation {
  readonly annotationType: number;
  readonly actions?: ReadonlyMap<string, readonly string[]> | null;
}

function isActive({ annotationType, actions }: Annotation): boolean {
  if (annotationType === AnnotationType.FILEATTACHMENT) return true;
  return ![...(actions?.values() ?? [])].flat().every(callsOnlyFormFunctions);
}

const formWord = /^(?:AF[A-Z]\w*|new|Array|true|false)$/;

/** `AFDate_FormatEx("mm/dd/yyyy");` and similar: calls of the built-in form functions with constants. */
export function callsOnlyFormFunctions(script: string): boolean {
  const code = script.replace(/"[^"\\]*"|'[^'\\]*'/g, ' ');
  if (!/^[\w\s.,();-]*$/.test(code)) return false;
  return (code.match(/[A-Za-z_]\w*/g) ?? []).every((word) => formWord.test(word));
}
