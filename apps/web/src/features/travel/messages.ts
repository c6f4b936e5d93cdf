import type { DestinationId, TravelStep, TripOrigin } from '@clearpaw/domain';
import { defineMessages } from '../../platform/messages/index.ts';

const destinations: Record<DestinationId, string> = {
  eu: 'European Union',
  'great-britain': 'Great Britain',
  japan: 'Japan',
  'united-states': 'United States',
};

type Origins = Readonly<Partial<Record<TripOrigin, string>>>;
const origins: Record<DestinationId, Origins> = {
  eu: { listed: 'The EU or a listed country', unlisted: 'Any other country' },
  'great-britain': {
    'no-tapeworm': 'Finland, Ireland, Malta, Norway',
    listed: 'The EU or a listed country',
    unlisted: 'Any other country',
  },
  japan: { unlisted: 'Any country Japan has not designated' },
  'united-states': { listed: 'Low-risk countries only', unlisted: 'A high-risk country' },
};
const originNotes: Record<DestinationId, string> = {
  eu: 'Listed are countries that the EU names for their control of rabies. Its authority has the list.',
  'great-britain':
    'Listed are countries that Great Britain names for their control of rabies. Its authority has the list.',
  japan:
    'Japan designates a few regions as free of rabies. From there other rules apply, which are not here.',
  'united-states':
    'What counts is where the dog was in the last six months. The CDC has the list of high-risk countries.',
};

const steps: Record<TravelStep, string> = {
  chip_first:
    'The microchip was implanted before the rabies vaccination, or on the same day. Your record doesn’t show the day of the chip.',
  official_documents:
    'The documents of an official vet: a health certificate, or a pet passport from an EU country. They state the chip, the vaccination and every treatment.',
  tapeworm_hours:
    'The tapeworm treatment was given by a vet 24 to 120 hours before arrival, with praziquantel. We know days, not hours, and not what the product contains.',
  tapeworm_some:
    'For Finland, Ireland, Malta and Norway, a vet treats the dog against tapeworm 24 to 120 hours before arrival.',
  approved_laboratory: 'The titer is 0.5 IU/ml or more, from a laboratory that the country accepts.',
  inactivated_vaccine:
    'The rabies vaccines are inactivated or recombinant, and none expired before the next was given.',
  entry_point: 'You enter at an entry point for travelers with pets, and have the documents checked there.',
  five_pets: 'You travel with at most five pets, and none is sold or given away.',
  approved_route: 'You use a route and a carrier that are approved for pets.',
  notify_ahead: 'The Animal Quarantine Service has your notice at least 40 days before arrival.',
  import_inspection:
    'You pass the import inspection on arrival. Without the full wait of 180 days, quarantine follows.',
  dog_import_form: 'You have the receipt of the CDC Dog Import Form, one for each dog.',
  rabies_form:
    'You have the Certification of U.S.-issued Rabies Vaccination, or the Certification of Foreign Rabies Vaccination and Microchip, endorsed by an official vet.',
  quarantine_without_titer:
    'A dog vaccinated outside the US has a place reserved at a registered animal care facility. Without a valid titer, 28 days of quarantine follow.',
  looks_healthy: 'The animal looks healthy on arrival.',
  state_rules: 'The state or island you travel to may ask for more, such as a rabies vaccination.',
};

const en = {
  title: 'Travel',
  heading: (pet: string) => `Check a trip for ${pet}`,
  lead: 'Choose where you go and when. We compare what that country asks for with the record.',
  where: 'Destination',
  from: 'Coming from',
  arrival: 'Day of arrival',
  destinations,
  origins,
  originNotes,
  steps,
  answer: 'What the record says',
  ready: 'Everything we can check is on record',
  notReady: 'Something is missing or too early',
  readyLead: (day: string) => `For an arrival on ${day}. Also go through the list below.`,
  earliest: (day: string) => `With this record, the first day that fits is ${day}.`,
  noDay: 'With this record, no day fits. See what is missing below.',
  asked: 'Compared with the record',
  toCheck: 'For you to check',
  toCheckLead: 'These are required too. Your record can’t prove them.',
  unknownSpecies: (pet: string) =>
    `We don’t have this destination’s rules for ${pet}’s species. Ask its authorities.`,
  decide: 'The authorities decide',
  decideLead:
    'This is a help for planning, not legal advice. Rules change, airlines and transit countries have their own. Ask the authority and your vet before you book.',
  sources: 'Sources',
  edition: (edition: string, day: string) => `Edition: ${edition}. Compared with the sources on ${day}.`,
  proof: 'Records count here at any level of proof. At the border, only official documents count.',
  toHealth: 'Add to the health record',
  toVaccinations: 'Add vaccination',
  toProfile: 'Complete the profile',
};

/** Texts of checking a trip. */
export const travelMessages = defineMessages({ en });
