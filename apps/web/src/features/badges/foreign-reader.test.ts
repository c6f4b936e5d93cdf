import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { qrModulesOf } from '@clearpaw/protocol';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync(wasm)).buffer } });

/** What an independent reader reads in the drawn code. */
async function readBack(modules: readonly (readonly boolean[])[]): Promise<string | undefined> {
  const [scale, quiet] = [3, 4];
  const size = (modules.length + 2 * quiet) * scale;
  const data = new Uint8ClampedArray(size * size * 4).fill(255);
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const dark = modules[Math.floor(y / scale) - quiet]?.[Math.floor(x / scale) - quiet];
      if (dark) data.fill(0, (y * size + x) * 4, (y * size + x) * 4 + 3);
    }
  }
  const [found] = await readBarcodes({ data, width: size, height: size, colorSpace: 'srgb' } as ImageData);
  return found?.text;
}

const address = 'https://clearpaw.example/v/ABCDEFGHIJKLMNOPQRSTUVWXY4';

test.each(Array.from({ length: 24 }, (_, index) => index))(
  'a foreign reader reads length class %i',
  async (step) => {
    const text = `${address}#${'QWERTY234567'.repeat(1 + step * 8)}`;
    expect(await readBack(qrModulesOf(text))).toBe(text);
  },
);

test('an independent reader reads whatever we write', async () => {
  await fc.assert(
    fc.asyncProperty(fc.stringMatching(/^[a-z/:.#]{1,40}[A-Z2-7.]{0,200}[a-z]{0,20}$/), async (text) => {
      expect(await readBack(qrModulesOf(text))).toBe(text);
    }),
    { numRuns: 40 },
  );
});
