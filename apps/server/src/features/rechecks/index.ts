/** Says which connections have to be judged again; judging them is the connections' own work. */
export { petChanged, rechecksTopic, rulesChanged } from './mark-due.ts';
