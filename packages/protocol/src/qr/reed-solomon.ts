/** Multiplies in the field of 256 elements that QR codes use (x^8 + x^4 + x^3 + x^2 + 1). */
function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d);
    product ^= ((b >>> bit) & 1) * a;
  }
  return product;
}

/** The generator polynomial of a degree, without its highest coefficient. */
function generatorOf(degree: number): Uint8Array {
  const generator = new Uint8Array(degree);
  generator[degree - 1] = 1;
  let root = 1;
  for (let round = 0; round < degree; round += 1) {
    for (let at = 0; at < degree; at += 1) {
      generator[at] = times(generator[at] ?? 0, root) ^ (generator[at + 1] ?? 0);
    }
    root = times(root, 2);
  }
  return generator;
}

/** The correction codewords for one block of data. */
export function correctionFor(data: Uint8Array, degree: number): Uint8Array {
  const generator = generatorOf(degree);
  const rest = new Uint8Array(degree);
  for (const byte of data) {
    const factor = byte ^ (rest[0] ?? 0);
    rest.copyWithin(0, 1);
    rest[degree - 1] = 0;
    for (let at = 0; at < degree; at += 1) rest[at] = (rest[at] ?? 0) ^ times(generator[at] ?? 0, factor);
  }
  return rest;
}
