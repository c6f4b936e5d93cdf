import { expect, test } from 'vitest';
import { readItems } from './records.ts';

function record(kind: string, body: string): Buffer {
  const head = Buffer.alloc(5);
  head.write(kind);
  head.writeUInt32BE(Buffer.byteLength(body), 1);
  return Buffer.concat([head, Buffer.from(body)]);
}

async function read(...records: readonly Buffer[]): Promise<void> {
  const items = readItems(
    (async function* () {
      yield Buffer.concat(records);
    })(),
  );
  for (let item = await items.next(); !item.done; item = await items.next()) {
    if (item.value.kind === 'manifest') continue;
    for await (const _ of item.value.bytes);
  }
}

test('a backup without a table or file is read', async () => {
  await read(record('M', '{"format":1}'), record('Z', '{"tables":0,"files":0}'));
});

test.each([
  ['a description that is no JSON', [record('M', '{"format":')]],
  ['a checksum that is no JSON', [record('T', '{"name":"pet"}'), record('B', 'a'), record('E', '{')]],
  ['a checksum that is nothing', [record('T', '{"name":"pet"}'), record('E', 'null')]],
  ['numbers that are nothing', [record('Z', 'null')]],
])('%s is refused as a damaged backup', async (_, records) => {
  await expect(read(...records)).rejects.toThrow('This backup is damaged or was cut short.');
});
