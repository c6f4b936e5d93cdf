/** How much of a pet a business may see. */
export { type ConnectionScope, connectionScopes, scopesFor } from './connection-scope.ts';
/** What staff see of a report whose scope is the verdict alone. */
export { withoutDates } from './without-dates.ts';
