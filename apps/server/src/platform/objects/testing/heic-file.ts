/** A HEIC file as phones create it, without its picture: boxes, a list of items and their positions. */
export function heicFile(items: readonly { readonly kind: string; readonly bytes: Buffer }[]): Buffer {
  const box = (type: string, ...content: Buffer[]) => {
    const body = Buffer.concat(content);
    const head = Buffer.alloc(8);
    head.writeUInt32BE(body.length + 8);
    head.write(type, 4, 'latin1');
    return Buffer.concat([head, body]);
  };
  const full = (version: number) => Buffer.from([version, 0, 0, 0]);
  const u16 = (value: number) => Buffer.from([value >> 8, value & 255]);
  const u32 = (value: number) => {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32BE(value);
    return bytes;
  };
  const infos = items.map(({ kind }, index) =>
    box('infe', full(2), u16(index + 1), u16(0), Buffer.from(`${kind}\0`, 'latin1')),
  );
  const ftyp = box('ftyp', Buffer.from('heic\0\0\0\0mif1heic', 'latin1'));
  const metaAt = (start: number) => {
    let at = start;
    const limit = items.map(({ bytes }, index) => {
      const entry = Buffer.concat([u16(index + 1), u16(0), u16(1), u32(at), u32(bytes.length)]);
      at += bytes.length;
      return entry;
    });
    const iloc = box('iloc', full(0), Buffer.from([0x44, 0x00]), u16(items.length), ...limit);
    return box('meta', full(0), box('iinf', full(0), u16(items.length), ...infos), iloc);
  };
  const dataAt = ftyp.length + metaAt(0).length + 8;
  return Buffer.concat([ftyp, metaAt(dataAt), box('mdat', ...items.map(({ bytes }) => bytes))]);
}
