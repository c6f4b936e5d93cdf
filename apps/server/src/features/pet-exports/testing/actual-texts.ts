import { decodePDFRawStream, PDFArray, PDFDocument, PDFRawStream } from 'pdf-lib';

interface ActualTexts {
  readonly texts: readonly (readonly (string | null)[])[];
  /** Of parts of the pages. */
  readonly languages: ReadonlySet<string>;
}

/**
 * For each piece of marked content of each page, in order: the text that stands for what is drawn, as screen readers say
 * it, or null. The reader of PDF that we have shows the drawn letters only.
 */
export async function actualTexts(bytes: Uint8Array): Promise<ActualTexts> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  const languages = new Set<string>();
  const texts = document.getPages().map((page) => {
    const contents = page.node.Contents();
    const parts = contents instanceof PDFArray ? contents.asArray() : [contents];
    const streams = parts.map((part) => (part ? document.context.lookup(part) : undefined));
    const text = streams.map((stream) => (stream instanceof PDFRawStream ? decoded(stream) : '')).join('\n');
    for (const [, language = ''] of text.matchAll(/\/Lang \((\w+)\)/g)) languages.add(language);
    return [...text.matchAll(/\/\w+ (?:<<(.*?)>> BDC|BMC)/gs)].map(([, properties = '']) => {
      const said = /\/ActualText \(((?:\\.|[^\\)])*)\)/s.exec(properties)?.[1];
      return said === undefined ? null : textOf(said);
    });
  });
  return { texts, languages };
}

const decoded = (stream: PDFRawStream): string =>
  Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1');

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** A string of a PDF: UTF-16 if it begins with a byte order mark, else one byte for each character. */
function textOf(literal: string): string {
  const text = literal.replace(/\\(.)/gs, (_, sign: string) => escapes[sign] ?? sign);
  if (!text.startsWith('\xfe\xff')) return text;
  return Buffer.from(text.slice(2), 'latin1').swap16().toString('utf16le');
}
