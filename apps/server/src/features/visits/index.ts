export { visitFunctions } from './visit-functions.ts';
export { forgetVisits, markNoShows } from './visit-jobs.ts';
export { presentVisit } from './visit-presenter.ts';
