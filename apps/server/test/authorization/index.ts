/** Calls one function as one role. */
export { type Answer, ask } from './ask.ts';
/** The data against which every role calls every function. */
export { buildFixture, type Fixture, type Kind, kinds } from './fixture.ts';
export type { Ask } from './line.ts';
export { lines } from './lines.ts';
export type { Records } from './records.ts';
export { type CallerRole, type ExpectedOutcome, roles } from './roles.ts';
