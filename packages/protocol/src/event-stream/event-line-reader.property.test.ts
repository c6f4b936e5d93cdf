import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EventLineReader, type StreamEvent } from './event-line-reader.ts';
import { formatEvent, heartbeatLine } from './format-event.ts';

const value = fc.jsonValue({ maxDepth: 3 }) as fc.Arbitrary<never>;
const event: fc.Arbitrary<StreamEvent> = fc.oneof(
  value.map((message) => ({ message })),
  value.map((result) => ({ result })),
  fc.record({ status: fc.string(), message: fc.string() }).map((error) => ({ error })),
);

function readIn(pieces: readonly Uint8Array[]): string {
  const reader = new EventLineReader();
  return JSON.stringify([...pieces.flatMap((piece) => reader.read(piece)), ...reader.end()]);
}

/** Cuts bytes at arbitrary positions, also inside a character. */
function cut(bytes: Uint8Array, offsets: readonly number[]): Uint8Array[] {
  const sorted = [...new Set(offsets.map((location) => location % (bytes.length + 1)))].sort((a, b) => a - b);
  return [0, ...sorted].map((from, index) => bytes.slice(from, sorted[index]));
}

test('wherever the bytes are cut, the same events are read', () => {
  const cuts = fc.array(fc.nat(), { maxLength: 20 });
  fc.assert(
    fc.property(fc.array(event, { maxLength: 8 }), cuts, fc.boolean(), (events, offsets, silent) => {
      const text = events.map((item) => formatEvent(item) + (silent ? heartbeatLine : '')).join('');
      const bytes = new TextEncoder().encode(text);
      expect(readIn(cut(bytes, offsets))).toBe(JSON.stringify(events));
    }),
  );
});

test('no input makes the reader fail', () => {
  fc.assert(
    fc.property(fc.array(fc.uint8Array()), (pieces) => {
      expect(() => readIn(pieces)).not.toThrow();
    }),
  );
});

test('an event is always one line', () => {
  fc.assert(
    fc.property(event, (item) => {
      expect(formatEvent(item).split('\n')).toHaveLength(3);
    }),
  );
});
