import { describe, expect, test } from 'vitest';
import { EventLineReader, type StreamEvent } from './event-line-reader.ts';
import { formatEvent, heartbeatLine } from './format-event.ts';

function read(...chunks: string[]): StreamEvent[] {
  const reader = new EventLineReader();
  const bytes = chunks.map((chunk) => new TextEncoder().encode(chunk));
  return [...bytes.flatMap((chunk) => reader.read(chunk)), ...reader.end()];
}

describe('an event', () => {
  test('is one line and a blank one', () => {
    expect(formatEvent({ message: { text: 'a\nb' } })).toBe('data: {"message":{"text":"a\\nb"}}\n\n');
  });
  test.each([
    { message: 'a' },
    { message: null },
    { result: { done: true } },
    { error: { status: 'ABORTED', message: 'x' } },
  ])('%j is read as it was written', (event) => {
    expect(read(formatEvent(event))).toEqual([event]);
  });
  test('counts without its last line break', () => {
    expect(read('data: {"result":1}')).toEqual([{ result: 1 }]);
  });
  test('may end its lines the other way', () => {
    expect(read('data: {"message":1}\r\n\r\ndata: {"message":2}\r\n')).toEqual([
      { message: 1 },
      { message: 2 },
    ]);
  });
  test('may follow a byte order mark', () => {
    expect(read('\ufeffdata: {"message":1}\n')).toEqual([{ message: 1 }]);
  });
});

describe('skipped is', () => {
  test.each([
    ['a heartbeat', heartbeatLine],
    ['another field', 'event: message\nid: 1\nretry: 5\n'],
    ['a line without the space', 'data:{"message":1}\n'],
    ['text that is no JSON', 'data: hello\n'],
    ['a bare value', 'data: 1\ndata: null\ndata: "x"\n'],
    ['an object that says nothing', 'data: {}\ndata: {"other":1}\n'],
    ['a lone carriage return', 'x\rdata: {"message":1}\n'],
  ])('%s', (_, text) => {
    expect(read(`${text}data: {"message":"after"}\n`)).toEqual([{ message: 'after' }]);
  });
});

test('a character cut in the middle is put together again', () => {
  const reader = new EventLineReader();
  const bytes = new TextEncoder().encode('data: {"message":"é🐕"}\n');
  const events = [...bytes].flatMap((byte) => reader.read(new Uint8Array([byte])));
  expect(events).toEqual([{ message: 'é🐕' }]);
});
