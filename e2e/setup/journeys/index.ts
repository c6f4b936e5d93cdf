/** The three journeys of the first hour, step by step. */

export { businessJourney } from './business-journey.ts';
export { countClicks } from './count-clicks.ts';
export { type JourneyStep, walkJourney } from './journey.ts';
export { ownerJourney } from './owner-journey.ts';
export { staffJourney } from './staff-journey.ts';
