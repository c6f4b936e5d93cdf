import { addMonths } from '@clearpaw/domain';
import type { PrintLanguage } from '../date-style.ts';
import { keptWhole } from '../draft.ts';
import type { GivenDose } from '../facts.ts';
import { everyLanguage, type Layout } from './layout.ts';
import { speciesWord } from './parts.ts';
import { dayAfter, decimal, dosesByDay, issueDay, unbroken, usualWeight, vialEnd } from './unseen-parts.ts';
import { sundriesOf, unseenWordsOf, wormerOf } from './unseen-words.ts';

type Row = Readonly<Record<string, string>>;

const treatments: Readonly<Record<PrintLanguage, string>> = {
  en: 'Treatment log: injections and medicines',
  de: 'Behandlungsblatt: Injektionen und Arzneimittel',
  fr: 'Relevé des soins : injections et médicaments',
  es: 'Hoja de tratamientos: inyecciones y medicamentos',
  pt: 'Folha de tratamentos: injeções e medicamentos',
  nl: 'Behandelblad: injecties en medicijnen',
};

/** Across a sheet that lies on its side: a row for each vaccine or medicine, with many columns and their units. */
export const treatmentLog: Layout = {
  id: 'treatment-log',
  split: 'test',
  media: ['text', 'scan', 'photo', 'turned'],
  languages: everyLanguage,
  doseCount: [2, 6],
  canKeepOrderOpen: true,
  page: [1120, 800],
  draw(draft) {
    const { facts, rng } = draft;
    const words = unseenWordsOf(draft);
    const usual = usualWeight(draft);
    const weight = () => `${decimal(draft, usual * (0.95 + rng.next() / 10))} kg`;
    const rows = facts.pet.doses.map((dose): [string, Row] => [
      dose.givenOn,
      {
        day: unbroken(draft.given(dose)),
        name: draft.vaccine(dose),
        next: unbroken(draft.due(dose)),
        batch: draft.lot(dose),
        useBy: vialEnd(draft, dose),
        amount: `${decimal(draft, 1)} ml`,
        route: 'SC',
        weight: weight(),
        vet: dose.vet,
      },
    ]);
    const day = dayAfter(draft, facts.pet.doses[0]?.givenOn ?? facts.printedOn, rng.int(0, 30));
    const medicine: Row = {
      day: unbroken(draft.date(day)),
      name: draft.trap(wormerOf(draft)),
      next: facts.keepsOrderOpen ? '' : unbroken(draft.date(addMonths(day, 3))),
      batch: '',
      useBy: '',
      amount: `${rng.int(1, 3)} ${words.tablet}`,
      route: 'PO',
      weight: weight(),
      vet: facts.clinic.vets[0] ?? '',
    };
    const labels: Row = {
      day: words.injected,
      name: words.product,
      next: words.repeat,
      batch: words.batch,
      useBy: words.useBy,
      amount: words.volume,
      route: words.route,
      weight: words.weight,
      vet: words.doctor,
    };
    const keys = rng.pick([
      ['day', 'weight', 'name', 'amount', 'route', 'batch', 'useBy', 'next', 'vet'],
      ['name', 'batch', 'useBy', 'amount', 'route', 'day', 'next', 'weight', 'vet'],
      ['weight', 'next', 'day', 'vet', 'name', 'amount', 'route', 'useBy', 'batch'],
    ] as const);
    const line = (row: Row) => `<tr>${keys.map((key) => `<td>${row[key]}</td>`).join('')}</tr>`;
    const sorted = [...rows, [day, medicine] as const]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([, row]) => line(row));
    return `<p><b class="big">${facts.clinic.name}</b> &nbsp; <span class="small">${draft.contact()}</span></p>
      <h1>${treatments[facts.region.language]}</h1><p>${words.called}: <b>${facts.pet.name}</b> · ${speciesWord(draft, facts.pet)} · ${facts.pet.breed} ·
      ${words.birth}: ${draft.date(facts.pet.bornOn)} · ${draft.word('microchip')} ${facts.pet.microchip}</p>
      <table class="lines" style="font-size:.92em"><tr>${keys.map((key) => `<th style="background:#2b4a6b;color:#fff">${labels[key]}</th>`).join('')}</tr>${sorted.join('')}</table>
      <p class="small">${words.asOf}: ${draft.date(issueDay(draft))}</p>`;
  },
};

/** What was done on each visit, with a line of its costs below. */
export const visitsWithSubtotals: Layout = {
  id: 'visits-with-subtotals',
  split: 'test',
  media: ['text', 'scan', 'photo', 'fax'],
  languages: everyLanguage,
  doseCount: [2, 6],
  canKeepOrderOpen: true,
  draw(draft) {
    const { facts, rng } = draft;
    const words = unseenWordsOf(draft);
    const spare = [...sundriesOf(draft, 6)];
    const price = () => rng.int(1200, 8900) / 100;
    const line = (what: string, batch: string, until: string, amount: number) =>
      `<tr><td style="padding-left:28px">${what}</td><td>${batch}</td><td>${until}</td><td class="right">${draft.money(amount)}</td></tr>`;
    const groups = dosesByDay(facts.pet).map(([, doses], at) => {
      const amounts = doses.map(price);
      const vaccines = doses.map((dose, index) =>
        line(draft.vaccine(dose), draft.lot(dose), draft.due(dose), amounts[index] ?? 0),
      );
      const extras = spare.splice(0, rng.int(1, 2)).map((what) => {
        const amount = price();
        amounts.push(amount);
        return line(draft.trap(what), '', '', amount);
      });
      const sum = amounts.reduce((total, amount) => total + amount, 0);
      return `<tr style="background:#e3e9e4"><td colspan="4"><b>${words.visit} ${rng.int(1000, 1900) - at * 37}</b> &nbsp; ${draft.given(doses)} &nbsp; ${doses[0]?.vet}</td></tr>
        ${rng.shuffled([...vaccines, ...extras]).join('')}
        <tr><td colspan="3" class="right"><i>${words.subtotal} (${amounts.length})</i></td><td class="right" style="border-top:1px solid #333"><i>${draft.money(sum)}</i></td></tr>`;
    });
    return `<div class="right"><b class="big">${facts.clinic.name}</b><br>${draft.contact()}</div>
      <p>${words.keeper}: ${facts.owner.first} ${facts.owner.last}<br>${words.called}: ${facts.pet.name} (${facts.pet.breed})<br>
      ${words.birth}: ${draft.date(facts.pet.bornOn)}<br>${words.asOf}: ${draft.date(issueDay(draft))}</p>
      <table><tr><th>${keptWhole(words.product)} / ${draft.word('description')}</th><th>${words.batch}</th><th>${words.repeat}</th><th class="right">${draft.word('amount')}</th></tr>${groups.join('')}</table>`;
  },
};

/** A strip of a till: three narrow columns whose texts break over several lines. */
export const narrowStrip: Layout = {
  id: 'narrow-strip',
  split: 'test',
  media: ['text', 'scan', 'photo'],
  languages: everyLanguage,
  doseCount: [1, 4],
  canKeepOrderOpen: true,
  page: [380, 760],
  draw(draft) {
    const { facts, rng } = draft;
    const words = unseenWordsOf(draft);
    const isDueFirst = rng.isTrue(0.4);
    const days = (dose: GivenDose) => {
      const [given, due] = [unbroken(draft.given(dose)), unbroken(draft.due(dose))];
      return isDueFirst ? [due, given] : [given, due];
    };
    const rows = facts.pet.doses.map((dose) => {
      const name = `${draft.vaccine(dose)} <span class="small">${words.batch} ${draft.lot(dose)}</span>`;
      return `<tr style="border-top:1px dashed #777"><td style="width:34%">${name}</td>${days(dose)
        .map((day) => `<td class="small">${day}</td>`)
        .join('')}</tr>`;
    });
    const heads = isDueFirst ? [words.repeat, words.injected] : [words.injected, words.repeat];
    return `<div style="text-align:center"><b>${facts.clinic.name}</b><br><span class="small">${draft.contact()}</span></div>
      <p>${words.called}: ${facts.pet.name}<br>${words.asOf}: ${draft.date(issueDay(draft))} ${rng.int(9, 18)}:${rng.int(10, 59)}</p>
      <table style="table-layout:fixed"><tr><th class="small">${words.product}</th>${heads.map((label) => `<th class="small">${label}</th>`).join('')}</tr>${rows.join('')}</table>
      <p style="border-top:1px dashed #777;padding-top:8px">1 x ${draft.trap(wormerOf(draft))} <span style="float:right">${draft.money(rng.int(700, 2900) / 100)}</span></p>`;
  },
};
