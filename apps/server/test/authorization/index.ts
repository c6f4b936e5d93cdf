/** One question over the wire. */
export { type Answer, ask } from './ask.ts';
/** The one world all questions are asked in. */
export { buildFixture, type Fixture, type Kind, kinds } from './fixture.ts';
/** What is asked of every function, and what each role is told. */
export type { Ask } from './line.ts';
export { lines } from './lines.ts';
export type { Records } from './records.ts';
export { type CallerRole, type ExpectedOutcome, roles } from './roles.ts';
