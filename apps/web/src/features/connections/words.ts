import { defineWords } from '../../platform/words/index.ts';

const en = {
  mayCome: (name: string) => `May ${name} come in?`,
  noPlaces: 'No places yet. Connect one and see at once whether everything is in order.',
  connect: 'Connect a place',
  connectTitle: (name: string) => `Connect ${name} to a place?`,
  connectLead: 'The place finds its short name under its own name, such as harbor-hounds.',
  shortName: 'Short name of the place',
  shortNameRequired: 'Type the short name of the place.',
  scope: 'What may it see?',
  verdictScope: 'The verdict only',
  verdictScopeDetail: 'Whether your pet may come in, and why not. No dates, no documents.',
  recordsScope: 'The full record',
  recordsScopeDetail: 'Vaccinations with dates and proof, as you see them.',
  connecting: 'Connecting…',
  noSuchPlace: 'No place has this short name.',
  disconnect: 'Disconnect',
  disconnectTitle: (place: string) => `Disconnect from ${place}?`,
  disconnectLead: 'It loses sight of your pet at once. You can connect again at any time.',
  more: (place: string) => `More about ${place}`,
  until: (day: string) => `until ${day}`,
  from: (day: string) => `from ${day}`,
  noDay: 'no day yet',
  yes: 'Yes',
  no: 'No',
  inReview: 'In review',
  sees: { verdict: 'verdict only', records: 'full record' },
  whoLooked: 'Who looked',
  nobody: 'Nobody has looked yet.',
  allYes: (count: number) =>
    count === 1
      ? 'The one place says yes.'
      : count === 2
        ? 'Both places say yes.'
        : `All ${count} places say yes.`,
  expiring: (place: string, day: string) => `Welcome at ${place} until ${day}.`,
  expiringOpen: (place: string) => `Welcome at ${place} for now.`,
  pending: (place: string) => `${place} is reading a document.`,
  notToday: (place: string, day: string) => `${place} says not today. Earliest day ${day}.`,
  notYet: (place: string) => `${place} says not today. Something is missing.`,
  connectFirst: 'Connect a place and see whether everything is in order.',
  placesCount: (good: number, all: number) => `${good} of ${all} ${all === 1 ? 'place' : 'places'}`,
  comingUp: 'Coming up',
  nothingComing: 'Nothing to do. Everything holds for now.',
  ends: (pet: string) => `${pet} needs something new`,
  endsDetail: (place: string) => `At ${place} this is the last good day.`,
  opens: (pet: string, place: string) => `${pet} may come to ${place} again`,
  opensDetail: 'From this day on, by waiting alone.',
  blocked: (pet: string, place: string) => `${pet} is not welcome at ${place} yet`,
  blockedDetail: 'A record is missing or has ended.',
  see: 'See why',
};

/** Texts about pets and the places they go to. */
export const connectionWords = defineWords({ en });
