import { defineMessages } from '../../platform/messages/index.ts';

const en = {
  ask: 'Ask your clinic',
  askAbout: (record: string) => `Ask your clinic to confirm ${record}`,
  title: 'Ask your clinic to confirm?',
  lead: 'They answer on a web page. No account needed.',
  clinic: 'Clinic',
  clinicRequired: 'Enter the clinic’s name.',
  email: 'Clinic’s email',
  emailRequired: 'Enter the clinic’s email address.',
  emailInvalid: 'Enter an email address such as records@clinic.com.',
  emailHelp: 'Use an address at the clinic’s own domain.',
  listed: (clinic: string) =>
    `${clinic} is in the clinic directory, so the answer counts as “Confirmed by clinic”.`,
  notListed:
    'This clinic isn’t in the directory, so the answer counts as a document, except at businesses that trust the clinic.',
  records: 'Records to confirm',
  recordRequired: 'Choose at least one record.',
  shared: (pet: string) =>
    `The clinic sees ${pet}’s name, breed, sex, date of birth, the end of the microchip number, your name, and these records.`,
  linkUntil: (until: string) => `Link valid until ${until}`,
  send: (count: number) => (count === 1 ? 'Ask about 1 record' : `Ask about ${count} records`),
  sending: 'Sending…',
  sent: (clinic: string) => `${clinic} was asked to confirm.`,
  asked: (clinic: string, on: string) => `Asked ${clinic} on ${on}`,
  remind: 'Remind',
  remindFor: (clinic: string) => `Remind ${clinic}`,
  reminded: (clinic: string) => `${clinic} was reminded.`,
  withdraw: 'Withdraw',
  withdrawFor: (clinic: string) => `Withdraw the request to ${clinic}`,
  withdrawn: 'The request was withdrawn. Its link no longer works.',
  confirmed: (signer: string, clinic: string, domain: string, on: string) =>
    `Confirmed by ${signer}, ${clinic} (${domain}), ${on}`,
  declined: (clinic: string, on: string) => `${clinic} did not confirm this record (${on})`,
  withNote: (text: string, note: string) => `${text}: “${note}”`,
};

/** Texts for owners about asking their clinic. */
export const askClinicMessages = defineMessages({ en });
