/** Says which connections have to be judged again; judging them is the connections' own work. */

/** A pet that is not active any more, or is again. */
export { endConnectionsOf, resumeConnectionsOf } from './end-connections-of.ts';
export { petChanged, petUsed, rechecksTopic, rulesChanged } from './mark-due.ts';
