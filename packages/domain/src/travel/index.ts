export { checkTrip, type TripCheck } from './check-trip.ts';
export {
  type Destination,
  type DestinationId,
  destinationIds,
  destinations,
  findDestination,
  origins,
  type TravelSource,
  type TravelStep,
  type TripOrigin,
  travelSteps,
} from './destination.ts';
export type { Trip } from './travel-rules.ts';
