/** The functions of visits. */
export { visitFunctions } from './visit-functions.ts';
/** Visits that no one came to, and those of long ago. */
export { forgetVisits, markNoShows } from './visit-jobs.ts';
/** A visit as it leaves the server. */
export { presentVisit } from './visit-presenter.ts';
