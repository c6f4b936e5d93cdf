/** One line per event, the way callable streams frame them. */

/** Reads events from bytes that may be cut anywhere. */
export { EventLineReader, type StreamEvent } from './event-line-reader.ts';
export { formatEvent, heartbeatLine } from './format-event.ts';
