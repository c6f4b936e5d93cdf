/** Server-sent events, one line per event, as callable streams frame them. */

export { EventLineReader, type StreamEvent } from './event-line-reader.ts';
export { formatEvent, heartbeatLine } from './format-event.ts';
