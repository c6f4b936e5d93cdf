/// <reference lib="webworker" />
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';

/* The only place of the product that compiles WebAssembly. The server knows this file by its name and gives it,
   and nothing else, the policy that allows it. */

/** A picture to read, and the answer with the same number. */
export interface ReadRequest {
  readonly id: number;
  readonly picture: ImageBitmap;
}
export interface ReadAnswer {
  readonly id: number;
  /** The texts of all codes in the picture. */
  readonly texts: readonly string[];
  readonly failed?: string;
}

type Read = (picture: ImageBitmap) => Promise<readonly string[]>;

/** More than this in one frame are too small to be read anyway. */
const mostCodes = 4;

interface NativeDetector {
  detect(picture: ImageBitmap): Promise<readonly { readonly rawValue: string }[]>;
}
interface NativeDetectors {
  new (options: { formats: readonly string[] }): NativeDetector;
  getSupportedFormats(): Promise<readonly string[]>;
}

/** The browser's own reader where it has one for QR codes: no download, and faster. */
async function nativeReader(): Promise<Read | null> {
  const Detector = (self as unknown as { BarcodeDetector?: NativeDetectors }).BarcodeDetector;
  const formats = (await Detector?.getSupportedFormats().catch(() => [])) ?? [];
  if (!Detector || !formats.includes('qr_code')) return null;
  const detector = new Detector({ formats: ['qr_code'] });
  return async (picture) =>
    (await detector.detect(picture)).slice(0, mostCodes).map(({ rawValue }) => rawValue);
}

/** ZXing, from our own server. */
async function wasmReader(): Promise<Read> {
  await prepareZXingModule({ overrides: { locateFile: () => wasmUrl }, fireImmediately: true });
  const canvas = new OffscreenCanvas(1, 1);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return async (picture) => {
    canvas.width = picture.width;
    canvas.height = picture.height;
    context?.drawImage(picture, 0, 0);
    const pixels = context?.getImageData(0, 0, picture.width, picture.height);
    if (!pixels) throw new Error('This browser gives no pixels.');
    const found = await readBarcodes(pixels, { formats: ['QRCode'], maxNumberOfSymbols: mostCodes });
    return found.filter(({ isValid }) => isValid).map(({ text }) => text);
  };
}

const reader = nativeReader().then((native) => native ?? wasmReader());

self.addEventListener('message', async ({ data }: MessageEvent<ReadRequest>) => {
  const { id, picture } = data;
  const answer: ReadAnswer = await reader
    .then((read) => read(picture))
    .then((texts) => ({ id, texts }))
    .catch((problem: unknown) => ({ id, texts: [], failed: String(problem) }));
  picture.close();
  self.postMessage(answer);
});
