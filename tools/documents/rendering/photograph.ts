import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import type { DocumentRng } from '../rng.ts';

const view = { width: 1700, height: 2270 };

/** A photograph of the sheet on a table, hand-held: at an angle, with shadow, folds, glare or a screen pattern. */
export async function photograph(browser: Browser, picture: Buffer, rng: DocumentRng): Promise<Buffer> {
  const html = await photoHtml(picture, rng);
  const context = await browser.newContext({ viewport: view });
  try {
    const page = await context.newPage();
    await page.setContent(html);
    const taken = await page.screenshot();
    const image = sharp(taken).modulate({ brightness: 0.8 + rng.next() * 0.25, saturation: 0.9 });
    const quality = rng.isTrue(0.3) ? rng.int(20, 40) : rng.int(50, 85);
    return await image.jpeg({ quality }).toBuffer();
  } finally {
    await context.close();
  }
}

async function photoHtml(picture: Buffer, rng: DocumentRng): Promise<string> {
  const { width = 1, height = 1 } = await sharp(picture).metadata();
  const jpeg = await sharp(picture).jpeg({ quality: 92 }).toBuffer();
  // At its steepest and most turned the sheet still lies within the view: no value is lost.
  const fit = Math.min(1360 / width, 1880 / height);
  const [wide, tall] = [Math.round(width * fit), Math.round(height * fit)];
  const angle = (most: number) => (rng.next() * 2 - 1) * most;
  const turn = `perspective(2600px) rotateX(${angle(14)}deg) rotateY(${angle(12)}deg) rotateZ(${angle(5)}deg)`;
  const table = rng.pick(['#6b4f3a', '#8a8d91', '#c9b79c', '#3d4347', '#e6e1d8']);
  const tint = rng.pick(['#fff', '#fdf6e3', '#eef3fb']);
  return `<!doctype html><style>
    body { margin: 0; width: ${view.width}px; height: ${view.height}px; overflow: hidden; position: relative;
      background: repeating-linear-gradient(${rng.int(0, 180)}deg, ${table} 0 9px, color-mix(in srgb, ${table} 92%, #000) 9px 14px) }
    .sheet { position: absolute; left: ${(view.width - wide) / 2 + angle(25)}px; top: ${(view.height - tall) / 2 + angle(25)}px;
      width: ${wide}px; height: ${tall}px; transform: ${turn}; box-shadow: 6px 10px 30px #0008; background: ${tint} }
    img { width: 100%; height: 100%; display: block; mix-blend-mode: multiply; filter: blur(${(rng.next() * 0.7).toFixed(2)}px) }
    .light { position: absolute; inset: 0 }
  </style><body><div class="sheet"><img src="data:image/jpeg;base64,${jpeg.toString('base64')}">${folds(rng)}</div>
  ${lights(rng)}</body>`;
}

function folds(rng: DocumentRng): string {
  if (rng.isTrue(0.5)) return '';
  const at = rng.pick([33, 50, 66]) + rng.int(-2, 2);
  const side = rng.isTrue(0.5) ? '180deg' : '90deg';
  return `<div class="light" style="background: linear-gradient(${side}, transparent ${at - 6}%, #0002 ${at - 0.3}%, #fff6 ${at}%, #0001 ${at + 0.4}%, transparent ${at + 7}%)"></div>`;
}

function lights(rng: DocumentRng): string {
  const [x, y] = [rng.int(5, 95), rng.int(5, 95)];
  const layers = [
    `linear-gradient(${rng.int(0, 360)}deg, transparent ${rng.int(20, 60)}%, rgb(0 0 0 / ${(0.08 + rng.next() * 0.3).toFixed(2)}))`,
  ];
  if (rng.isTrue(0.35))
    layers.push(
      `radial-gradient(circle at ${x}% ${y}%, rgb(255 255 255 / ${(0.3 + rng.next() * 0.4).toFixed(2)}), transparent ${rng.int(10, 24)}%)`,
    );
  // What a photo of a screen shows.
  if (rng.isTrue(0.15))
    layers.push(
      `repeating-linear-gradient(${rng.int(80, 100)}deg, rgb(0 0 0 / .1) 0 2px, transparent 2px ${rng.int(5, 8)}px)`,
    );
  return layers.map((layer) => `<div class="light" style="background: ${layer}"></div>`).join('');
}
