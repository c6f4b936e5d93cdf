import { loadSharp } from '../../platform/images/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import type { WaiverPdf } from './waiver-pdf.ts';

/** A drawn name is small; a picture that decompresses to more pixels is not a signature. */
const maxPixels = 4_000_000;

/** A drawn name as a picture that we encode ourselves: nothing of the sent file is stored. */
export async function readDrawing(signature: WaiverPdf['signature']): Promise<WaiverPdf['signature']> {
  if (signature.kind === 'typed') return signature;
  const sent = Buffer.from(signature.png.replace(/^data:image\/png;base64,/, ''), 'base64');
  const sharp = await loadSharp();
  const drawn = await sharp(sent, { limitInputPixels: maxPixels })
    .png()
    .toBuffer()
    .catch(() => null);
  if (drawn) return { kind: 'drawn', png: drawn.toString('base64') };
  throw refuse.invalid([
    {
      path: 'signature.png',
      message: 'This picture cannot be read; sign again.',
      reason: 'drawing_unreadable',
    },
  ]);
}
