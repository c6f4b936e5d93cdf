import { addDays } from '@clearpaw/domain';
import type { Draft } from '../draft.ts';
import { type GivenDose, unusedVaccine } from '../facts.ts';
import type { Layout } from './layout.ts';
import { byHand, speciesWord } from './parts.ts';
import { dayAfter, decimal, usualWeight } from './unseen-parts.ts';
import { unseenWordsOf, wormerOf } from './unseen-words.ts';

const shelterWords = {
  en: 'Animal care and adoption: medical card|Received|Hold until|Est. birth|Neutered|Date|Treatment|Lot|Next|By|refused by animal, not given|FIV/FeLV test negative|Parvo test negative',
  es: 'Protectora: ficha médica|Ingreso|Retener hasta|Nac. estimado|Esterilización|Fecha|Tratamiento|Lote|Próxima|Por|no se pudo poner|Test FIV/FeLV negativo|Test de parvovirus negativo',
  nl: 'Dierenopvang: medische kaart|Binnengekomen|Vasthouden tot|Geb. (geschat)|Gecastreerd|Datum|Behandeling|Lot|Volgende|Door|niet gelukt, niet gegeven|FIV/FeLV-test negatief|Parvotest negatief',
};

function handRow(cells: readonly string[]): string {
  return `<tr>${cells.map((cell) => `<td>${byHand(cell)}</td>`).join('')}</tr>`;
}

/** Everything a shelter did with an animal, by hand: vaccines, tests, worms and what was refused. */
function careRows(draft: Draft, refused: string, test: string): readonly (readonly [string, string])[] {
  const { facts, rng } = draft;
  const first = facts.pet.doses[0]?.givenOn ?? facts.printedOn;
  const by = (name: string) => name.slice(0, 2).toUpperCase();
  const row = (day: string, cells: readonly string[]) => [day, handRow(cells)] as const;
  const [wormedOn, testedOn] = [
    dayAfter(draft, first, rng.int(0, 20)),
    dayAfter(draft, first, rng.int(0, 5)),
  ];
  const vet = by(facts.clinic.vets[0] ?? '');
  return [
    ...facts.pet.doses.map((dose) =>
      row(dose.givenOn, [
        draft.given(dose),
        draft.vaccine(dose),
        draft.lot(dose),
        draft.due(dose),
        by(dose.vet),
      ]),
    ),
    row(wormedOn, [draft.date(wormedOn), draft.trap(wormerOf(draft)), '-', '-', vet]),
    row(testedOn, [draft.date(testedOn), draft.trap(test), '-', '-', vet]),
    row(first, [draft.date(first), draft.trap(`${unusedVaccine(rng, facts)}: ${refused}`), '-', '-', vet]),
  ];
}

/** A shelter's card for an animal that came in. */
export const shelterCard: Layout = {
  id: 'shelter-card',
  split: 'test',
  media: ['text', 'scan', 'photo', 'fax'],
  languages: ['en', 'es', 'nl'],
  doseCount: [1, 4],
  draw(draft) {
    const { facts, rng } = draft;
    const { pet } = facts;
    const words = shelterWords[facts.region.language as keyof typeof shelterWords].split('|');
    const [title, received, hold, birth, neutered, date, treatment, lot, next, by, refused = '', ...tests] =
      words;
    const test = tests[pet.species === 'cat' ? 0 : 1] ?? '';
    const first = pet.doses.map(({ givenOn }) => givenOn).sort()[0] ?? facts.printedOn;
    const rows = [...careRows(draft, refused, test)]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([, row]) => row);
    const about = [
      `${received}: ${byHand(draft.date(first))}`,
      `${hold}: ${byHand(draft.date(addDays(first, 5)))}`,
      `${birth}: ${byHand(draft.date(pet.bornOn))}`,
      `${neutered}: ${byHand(draft.date(dayAfter(draft, first, rng.int(8, 40))))}`,
      `${draft.word('species')}: ${speciesWord(draft, pet)}`,
      `${draft.word('microchip')}: ${pet.microchip}`,
      `${unseenWordsOf(draft).weight}: ${byHand(`${decimal(draft, usualWeight(draft))} kg`)}`,
      `ID: A${rng.text(6, '0123456789')}`,
    ];
    return `<h1 style="border:2px solid #222;padding:6px">${title}</h1><p class="big">${byHand(pet.name)}</p>
      <div class="halves">${about.map((line) => `<span>${line}</span>`).join('')}</div>
      <table class="lines"><tr>${[date, treatment, lot, next, by].map((label) => `<th>${label}</th>`).join('')}</tr>${rows.join('')}</table>
      <p class="small">${draft.contact()}</p>`;
  },
};

/** A county's receipt for a tag, in two parts: the owner's, and the stub that the office keeps. */
export const tagReceipt: Layout = {
  id: 'tag-receipt',
  split: 'test',
  media: ['text', 'scan', 'photo', 'fax'],
  languages: ['en'],
  isOnlyRabies: true,
  doseCount: [1, 1],
  page: [820, 640],
  draw(draft) {
    const { facts, rng } = draft;
    const { pet, owner } = facts;
    const [dose] = pet.doses as [GivenDose];
    const issuedOn = dayAfter(draft, dose.givenOn, rng.int(1, 60));
    const strip = (entries: readonly (readonly [string, string])[]) =>
      `<div style="display:flex;gap:26px;border-bottom:1px solid #777;padding:6px 0">${entries
        .map(([label, value]) => `<div><b>${value}</b><div style="font-size:.75em">${label}</div></div>`)
        .join('')}</div>`;
    const days = [
      ['Date of rabies vaccination', draft.given(dose)],
      ['Rabies vaccination expires', draft.due(dose)],
    ] as const;
    return `<h1 style="margin:0 0 8px">Animal licensing: official receipt</h1>
      ${strip([
        ['Tag number', facts.tag],
        ['License issued', draft.date(issuedOn)],
        ['License expires', draft.date(addDays(issuedOn, 365))],
        ['Fee paid', draft.money(rng.pick([12, 18, 25]))],
      ])}
      ${strip([
        ['Owner', `${owner.first} ${owner.last}`],
        ['Animal', pet.name],
        ['Breed', pet.breed],
        ['Birth date', draft.date(pet.bornOn)],
      ])}
      ${strip([['Rabies vaccine', draft.vaccine(dose)], ...(rng.isTrue(0.4) ? [...days].reverse() : days), ['Veterinarian', dose.vet]])}
      <p class="small">A late fee applies from ${draft.date(addDays(issuedOn, 395))}. Vaccinated at: ${facts.clinic.name}, ${draft.contact()}</p>
      <div style="border-top:2px dashed #444;margin-top:20px;padding-top:10px">OFFICE COPY &nbsp; ${facts.tag} &nbsp; ${owner.last}, ${owner.first} &nbsp; Register volume ${rng.int(10, 99)}</div>`;
  },
};
