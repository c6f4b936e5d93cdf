import { answerFetch } from './fake-server.ts';

/** The app uses the fetch function it finds when it is loaded; each test's server is behind this one. */
globalThis.fetch = answerFetch;

/** Files go by fetch then, and reach the test's storage. */
Reflect.deleteProperty(globalThis, 'XMLHttpRequest');
