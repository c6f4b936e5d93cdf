import {
  dialOf,
  isCalendarDate,
  isPlainText,
  matchVaccine,
  parseCalendarDate,
  parseMicrochip,
  parseWaiverText,
  proposeVaccinations,
  readImportDate,
  searchVaccines,
  slugFrom,
} from '@clearpaw/domain';
import { isEmail } from '../../../../../packages/domain/src/imports/read-row.ts';
import { type FuzzTarget, textTarget } from '../target.ts';
import { expectSame, expectTrue } from './expect-same.ts';
import { typedWords } from './typed-words.ts';

const today = '2026-11-23';
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const certificate = `
RABIES VACCINATION CERTIFICATE          Oak Street Animal Hospital
Owner: Maya Lind        Pet: Biscuit      Species: Canine
Vaccine            Date given      Expires       Lot        Veterinarian
Rabies 3 yr        06/05/2024      06/05/2027    A123B      Dr. Ann Cole
DHPP               5 Jun 2024      5 Jun 2025    C9         Dr. Ann Cole
Next due: Leptospirosis 12.07.2025   Tag no. 4711   Serial 25APR24`;

const dates = [
  '2024-06-05',
  '06/05/2024',
  '5.6.24',
  '25 Dec 2025',
  'Jun 5, 2024',
  '2024/6/5 10:00',
  '3-abr-25',
  '1/1/80',
];

export const textTargets: readonly FuzzTarget[] = [
  textTarget({
    name: 'calendar date',
    seeds: ['2025-02-28', '2024-02-29', '0000-01-01', '9999-12-31'],
    longest: 40,
    check(text) {
      const at = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
      const isReal = !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
      expectSame(parseCalendarDate(text), isReal ? text : null, 'as Date reads it');
    },
  }),
  textTarget({
    name: 'date of an import',
    seeds: dates,
    words: [...months, 'abril', 'Mai', '/', '-', '.', ' ', ',', '2025', '12', '31', '00:00'],
    longest: 60,
    check: checkImportDate,
  }),
  textTarget({
    name: 'text of a PDF',
    seeds: [certificate, ...certificate.trim().split('\n')],
    words: [
      ...months,
      'Rabies',
      'DHPP',
      'FVRCP',
      '12/31/2025',
      'Lot',
      'Due',
      ':',
      '\n',
      '    ',
      'Dr.',
      'abril',
      '25APR24',
    ],
    longest: 3_000,
    cost: 100,
    check(text) {
      const proposals = proposeVaccinations(typedWords(text), 'dog', today, {
        name: 'Biscuit',
        microchip: '985112005432198',
      });
      expectTrue(proposals.length <= 100, 'number', proposals.length);
      for (const { administeredOn, expiresOn, place } of proposals) {
        for (const { value, candidates } of [administeredOn, expiresOn]) {
          const days = value === null ? candidates : [value, ...candidates];
          expectTrue(days.every(isCalendarDate), 'days', days);
        }
        expectTrue(administeredOn.value === null || administeredOn.value <= today, 'given', administeredOn);
        expectTrue(Object.values(place).every(Number.isFinite), 'place', place);
      }
    },
  }),
  textTarget({
    name: 'name of a vaccine',
    seeds: ['Rabies 3 yr', 'DA2PPv-L4', 'Nobivac Tricat Trio', 'Bordetella intranasal', 'Tollwut', 'RCP'],
    words: ['Rabies', 'DHPP', 'L4', '-', '/', '+', ' ', 'yr', 'FVRCP', 'Nobivac'],
    longest: 300,
    cost: 50,
    check(text) {
      const match = matchVaccine(text, 'dog');
      expectSame(matchVaccine(text, 'dog'), match, 'the same again');
      for (const { spelling, start, end } of searchVaccines(text)) {
        expectTrue(start >= 0 && start < end && end <= spelling.length, 'part', { spelling, start, end });
      }
    },
  }),
  textTarget({
    name: 'microchip',
    seeds: ['985 112 004 417 863', '985112004417863', 'ABCDEF0123', '123.456.789', '*985-112-004-417-863*'],
    longest: 80,
    check(text) {
      const chip = parseMicrochip(text);
      if (chip === null) return;
      expectTrue(/^[0-9A-F]{9,15}$/.test(chip), 'characters', chip);
      expectSame(parseMicrochip(chip), chip, 'read again');
    },
  }),
  textTarget({
    name: 'email address and phone number',
    seeds: [
      'maya@example.com',
      "o'neil+a.b@sub.example.co",
      '+1 (555) 010-0136',
      '555 010 0136 ext 4',
      'tel:5550100136',
    ],
    words: ['@', '.', '+', '(', ')', 'ext', ' '],
    longest: 300,
    check(text) {
      if (isEmail(text))
        expectTrue(/^[^\s@<>"(),:;\\[\]]+@[a-zA-Z0-9.-]+\.[A-Za-z]+$/.test(text), 'email', text);
      const dial = dialOf(text);
      if (dial !== null) expectTrue(/^\+?[0-9]+$/.test(dial), 'number', dial);
    },
  }),
  textTarget({
    name: 'text of a waiver',
    seeds: [
      '# Title\n\nA **strong** and *soft* word.\n\n- one\n- two\n\n1. first\n2) second',
      '**a** *b* ***c*** ** d **',
    ],
    words: ['**', '*', '\n', '\n\n', '# ', '- ', '1. ', '***', '_', '  '],
    longest: 5_000,
    check: checkWaiver,
  }),
  textTarget({
    name: 'address part of a name',
    seeds: ['Café Müller', "Paws & Co's Place", '犬の家', 'ß'.repeat(30)],
    longest: 300,
    check(text) {
      const slug = slugFrom(text);
      expectTrue(/^[a-z0-9](?:[a-z0-9-]{0,46}[a-z0-9])?$/.test(slug), 'slug', slug);
      expectSame(slugFrom(slug), slug, 'read again');
      expectTrue(typeof isPlainText(text) === 'boolean', 'plain', text);
    },
  }),
];

/** JavaScript's own reader is the second one, for texts with a month's name or the month first. */
function checkImportDate(text: string): void {
  for (const order of ['month_first', 'day_first', null] as const) {
    const read = readImportDate(text, order);
    if (read.is !== 'day') continue;
    expectTrue(isCalendarDate(read.day), 'day', read);
    expectSame(readImportDate(read.day, order), read, 'read again');
    const isEnglish = months.some((month) => text.toLowerCase().includes(month.toLowerCase()));
    if (/^\d{1,2}[-/]\d{1,2}[-/]\d{4}$/.test(text) && order !== 'month_first') continue;
    if (
      /^[\d/.-]+ /.test(text) ||
      (!isEnglish && !/^(?:\d{1,2}[-/]\d{1,2}[-/]\d{4}|\d{4}-\d\d-\d\d)$/.test(text))
    )
      continue;
    const at = Date.parse(`${text} UTC`);
    if (!Number.isNaN(at) && /\d{4}/.test(text))
      expectSame(new Date(at).toISOString().slice(0, 10), read.day, 'Date');
  }
}

/** Only marks may be missing from the text that is shown. */
function checkWaiver(source: string): void {
  const shown = parseWaiverText(source)
    .flatMap((block) => (block.kind === 'list' ? block.items.flat() : block.inlines))
    .map(({ text }) => text)
    .join('');
  const bare = (text: string) => text.replace(/[\s*#.)\d-]/g, '');
  expectSame(bare(shown), bare(source), 'words');
}
