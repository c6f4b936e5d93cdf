import { defineWords } from '../../../platform/words/index.ts';

const en = {
  guest: 'Guest',
  lanes: 'Without a badge',
  back: 'Back to the scanner',
  animal: 'Service animal',
  animalTitle: 'A service animal',
  animalLead: 'It comes in with its person. It needs no badge, no certificate and no check-in.',
  mayAsk: 'If it is not plain to see, you may ask two things',
  questions: [
    'Is this a service animal needed because of a disability?',
    'What work or task has it been trained to do?',
  ],
  doNot: 'Please do not',
  never: [
    'ask about the person’s disability or health',
    'ask for papers, a certificate, a vest or an ID',
    'ask the animal to show its task',
    'charge more or seat the person apart',
  ],
  mayLeave: 'You may ask for the animal to leave only when it is out of control or not housebroken.',
  nothingKept: 'Nothing about this visit is stored: no name, no answer, no paper.',
  law: 'So says the Americans with Disabilities Act (28 CFR 36.302). Elsewhere your own law may say more.',
  welcome: 'Welcome them in',
};

/** Texts of the two ways in without a badge, and of service animals. */
export const laneWords = defineWords({ en });
