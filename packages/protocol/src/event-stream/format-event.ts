import type { StreamEvent } from './event-line-reader.ts';

/** A comment keeps proxies and browsers from closing an idle stream; readers skip it. */
export const heartbeatLine = ': ping\n\n';

/** Frames one event as a single `data:` line followed by a blank one. */
export function formatEvent(event: StreamEvent): string {
  return `data: ${JSON.stringify(event)}\n\n`;
}
