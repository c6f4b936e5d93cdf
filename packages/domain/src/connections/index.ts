export { type ConnectionScope, connectionScopes, scopesFor } from './connection-scope.ts';
export { withoutDates } from './without-dates.ts';
