import type { Route, RuleSex, Species, Validity } from '@clearpaw/domain';

const count = (amount: number, one: string, many: string) => `${amount} ${amount === 1 ? one : many}`;

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
const sexes: Record<RuleSex, string> = { male: 'male', female: 'female' };
const routes: Record<Route, string> = {
  subcutaneous: 'under-the-skin',
  intramuscular: 'intramuscular',
  intranasal: 'nasal',
  oral: 'oral',
};
const validity: Record<Validity, string> = {
  earlier: 'or the label, whichever ends first',
  interval: 'whatever the label says',
  label: 'but the label decides',
};
const validityDetail: Record<Validity, string> = {
  earlier: 'The shorter of your interval and the label',
  interval: 'Only your interval counts',
  label: 'Only the date on the label counts',
};

/** The words of a sentence around its chips. */
export const sentenceWords = {
  comma: ', ',
  open: ' (',
  close: ')',
  of: (species: Species | undefined) =>
    species === undefined ? 'of a ' : species === 'other' ? 'of an ' : 'of a ',
  from: ' from ',
  under: ' under ',
  ofAge: ' of age',
  sexes,
  until: ', until ',
  shownAs: ' Shown as ',
  quoted: (title: string) => `“${title}”`,
  day: (date: string) => day.format(new Date(`${date}T00:00:00Z`)),
  anotherDay: 'Another day…',
  dayRequired: 'Enter a complete date.',
  anotherTitle: 'Another title…',
  titleHelp: 'What owners and your team read in the checklist. Up to 120 characters.',
  titleRequired: 'Enter a title.',
  plainDays: (days: number) => count(days, 'day', 'days'),
  doses: (doses: number) => count(doses, 'dose', 'doses'),
  atLeast: ' at least ',
  apart: ' apart',
  startingOver: ', starting over after a gap of ',
  validity,
  validityDetail,
  aFirstDose: ', a first dose for ',
  boosters: ' (boosters ',
  withGrace: ', with ',
  ofGrace: ' of grace',
  staysAway: ', and stays away ',
  after: ' after ',
  routes,
  doseBy: (names: readonly string[]) => {
    if (names.length === 0) return 'any dose';
    const [first = ''] = names;
    return `${/^[aeiou]/.test(first) ? 'an' : 'a'} ${names.join(' or ')} dose`;
  },
  orTiter: ', or a titer from the last ',
  orExemption: ', or ',
  exemption: 'a medical exemption',
  anotherTest: 'Another test…',
  anotherTreatment: 'Another treatment…',
  anotherDeclaration: 'Another declaration…',
  codeHelp: 'Letters and digits. A record counts when it has this name. Up to 40 characters.',
  codeRequired: 'Enter a name with letters from A to Z or digits.',
};

/** What the chips of the further clauses are called. */
export const clauseLabels = {
  sex: 'Sex',
  minWeeks: 'Minimum age',
  maxWeeks: 'Maximum age',
  minKg: 'Minimum weight',
  maxKg: 'Maximum weight',
  fromAgeWeeks: 'Asked from this age in weeks',
  fromAgeMonths: 'Asked from this age in months',
  untilAgeWeeks: 'Asked under this age',
  doses: 'Number of doses',
  minSpacingDays: 'Shortest time between doses',
  maxSpacingDays: 'Longest time between doses',
  restart: 'Gap after which the series starts over',
  validity: 'What decides the end',
  firstDose: 'How long a first dose counts',
  booster: 'Wait after a booster',
  grace: 'Grace period',
  stayAway: 'Days away',
  routes: 'How the dose was given',
  titer: 'Maximum age of the titer',
  lastDay: 'Last day of the rule',
  title: 'Title of the rule',
};

/** The further clauses of a rule: what each is called, and what it adds. */
export const clauses = {
  series: ['Series', 'Several doses, at least so many days apart'],
  maxSpacing: ['Longest time between doses', 'A longer gap starts the series over'],
  restart: ['Start over after a long gap', 'A completed series counts again from the first dose'],
  months: ['Age of the record', 'Only doses from the last months'],
  validity: ['Your interval or the label', 'Which of the two decides the end'],
  firstDose: ['Shorter first dose', 'The first dose counts for fewer months'],
  wait: ['Wait before a first visit', 'Days between a first dose and the visit'],
  booster: ['Wait after a booster', 'Days between a booster and the visit'],
  evidence: ['Proof', 'What the record must be backed by'],
  ownReview: ['Verified by your team', 'Another business’s review does not count'],
  grace: ['Grace period', 'Still cleared for some days, shown as Good for now'],
  stayAway: ['Exclusion after a live vaccine', 'Stays away for some days after a dose'],
  titer: ['Titer', 'A positive titer is accepted instead'],
  exemption: ['Medical exemption', 'A letter from the vet is accepted instead'],
  issued: ['Age of the document', 'Only documents from the last days'],
  through: ['Only at check-in', 'May expire during the stay'],
  minAge: ['Minimum age', 'At least so many weeks old'],
  maxAge: ['Maximum age', 'At most so many weeks old'],
  minWeight: ['Minimum weight', 'At least so heavy'],
  maxWeight: ['Maximum weight', 'At most so heavy'],
  lapse: ['Evaluation lapses', 'Unless the pet comes again in time'],
  sex: ['Only one sex', 'Asked of males or of females'],
  fromWeeks: ['From an age in weeks', 'Younger pets are not asked'],
  fromMonths: ['From an age in months', 'Younger pets are not asked'],
  underWeeks: ['Up to an age', 'Older pets are not asked'],
  lastDay: ['End date', 'The rule ends by itself after a day, such as in an outbreak'],
  title: ['Title', 'Your own name for the rule'],
  recommend: ['Only recommend', 'Never blocks a check-in; the owner is told'],
} as const satisfies Record<string, readonly [label: string, detail: string]>;

/** Something a rule can say beyond its first sentence. */
export type ClauseId = keyof typeof clauses;
