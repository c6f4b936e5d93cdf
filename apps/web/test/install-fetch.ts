import { answerFetch } from './fake-server.ts';

/** The app keeps the fetch that it finds when it is loaded; each test's server stands behind this one. */
globalThis.fetch = answerFetch;

/** Files go by fetch then, and reach the test's storage. */
Reflect.deleteProperty(globalThis, 'XMLHttpRequest');
