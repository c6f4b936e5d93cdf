import { expect, test } from 'vitest';
import { encodeMessage } from './encode-message.ts';

const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

test('the same message is encoded once, an equal one by itself', () => {
  const message = { petId: 'a', name: 'Zoë' };
  const first = encodeMessage(message);
  expect(encodeMessage(message)).toBe(first);
  expect(encodeMessage({ ...message })).not.toBe(first);
  expect(text(first)).toBe('data: {"message":{"petId":"a","name":"Zoë"}}\n\n');
});

test('a message that is no object is encoded as well', () => {
  expect(text(encodeMessage('a'))).toBe('data: {"message":"a"}\n\n');
  expect(text(encodeMessage(null))).toBe('data: {"message":null}\n\n');
});
