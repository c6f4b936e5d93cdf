import { formatEvent, heartbeatLine, type StreamEvent } from '@clearpaw/protocol';

const encoder = new TextEncoder();
const encoded = new WeakMap<object, Uint8Array>();

export const heartbeatBytes = encoder.encode(heartbeatLine);

export function encodeEvent(event: StreamEvent): Uint8Array {
  return encoder.encode(formatEvent(event));
}

/**
 * The bytes of a stream's message. Everyone who follows a business is given the same payload of an event, which is encoded
 * once however many they are. A message must not be changed after it was sent.
 */
export function encodeMessage(message: unknown): Uint8Array {
  if (typeof message !== 'object' || message === null) return encodeEvent({ message: message as never });
  const known = encoded.get(message);
  if (known) return known;
  const bytes = encodeEvent({ message: message as never });
  encoded.set(message, bytes);
  return bytes;
}
