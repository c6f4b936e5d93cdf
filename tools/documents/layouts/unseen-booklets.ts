import { addDays } from '@clearpaw/domain';
import type { PrintLanguage } from '../date-style.ts';
import { type Draft, keptWhole } from '../draft.ts';
import type { GivenDose } from '../facts.ts';
import { everyLanguage, type Layout } from './layout.ts';
import { byHand, speciesWord, stamp } from './parts.ts';
import { dayAfter, isRabiesDose, labelledDoses, vialEnd } from './unseen-parts.ts';
import { unseenWordsOf, wormerOf } from './unseen-words.ts';

const bars = (from: number) =>
  `repeating-linear-gradient(90deg,#111 0 2px,#fff 2px ${from}px,#111 ${from}px ${from + 1}px,#fff ${from + 1}px 9px)`;

/** A label that is peeled off a vial, with the lot in a line of its own and a bar code. */
function peeledLabel(name: string, maker: string, lot: string, end: string, tilt: number): string {
  return `<div style="display:inline-block;width:150px;background:#fff;border:1px solid #999;padding:4px 6px;font:11px/1.35 Helvetica,Arial,sans-serif;transform:rotate(${tilt}deg)">
    <b>${name}</b><br><span style="color:#666">${maker} · ad us. vet.</span><br>Lot: ${lot}<br>EXP: ${end}<div style="height:12px;margin-top:2px;background:${bars(5)}"></div></div>`;
}

/** A card that is folded twice, with a cell for each vaccination: a label, for some the solvent's label too, and dates. */
export const labelCard: Layout = {
  id: 'label-card',
  split: 'test',
  media: ['scan', 'photo', 'turned'],
  languages: everyLanguage,
  doseCount: [2, 5],
  page: [820, 900],
  draw(draft) {
    const { facts, rng } = draft;
    const words = unseenWordsOf(draft);
    const cell = (dose: GivenDose) => {
      const vaccine = peeledLabel(
        draft.vaccine(dose, dose.product),
        dose.vaccine.maker,
        draft.lot(dose),
        vialEnd(draft, dose),
        rng.int(-2, 2),
      );
      const solvent = rng.isTrue(0.3)
        ? `<br>${peeledLabel(draft.trap(facts.region.market === 'us' ? 'Sterile diluent' : 'Solvens 1 ml'), dose.vaccine.maker, rng.text(6, '0123456789'), vialEnd(draft, dose), rng.int(-2, 2))}`
        : '';
      return `<div style="border:1px solid #2d4f7c;padding:8px;min-height:190px">${vaccine}${solvent}
        <div style="margin-top:6px">${words.injected}: ${byHand(draft.given(dose))}</div><div>${words.repeat}: ${byHand(draft.due(dose))}</div></div>`;
    };
    const empty = `<div style="border:1px solid #2d4f7c;padding:8px;min-height:150px;color:#567">${words.injected}: ______<br>${words.repeat}: ______</div>`;
    return `<p style="background:#2d4f7c;color:#fff;padding:8px">${draft.word('title')}</p>
      <p>${words.called}: ${byHand(facts.pet.name)} &nbsp; ${speciesWord(draft, facts.pet)} &nbsp; ${words.birth}: ${byHand(draft.date(facts.pet.bornOn))}</p>
      <div style="display:grid;grid-template-columns:repeat(3,1fr)">${labelledDoses(facts.pet).map(cell).join('')}${empty}</div>
      <p>${facts.clinic.name} <span class="small">${draft.contact()}</span></p>`;
  },
};

const bookletWords: Readonly<Record<PrintLanguage, string>> = {
  en: 'Vaccinations|Parasite control|Remarks',
  de: 'Impfungen|Parasitenbehandlung|Bemerkungen',
  fr: 'Vaccinations|Traitements antiparasitaires|Remarques',
  es: 'Vacunaciones|Control de parásitos|Observaciones',
  pt: 'Vacinações|Controlo de parasitas|Observações',
  nl: 'Vaccinaties|Parasietenbestrijding|Opmerkingen',
};

/** A page of a booklet filled in by hand, with the part about parasites below. */
export const bookletPage: Layout = {
  id: 'booklet-page',
  split: 'test',
  media: ['scan', 'photo'],
  languages: everyLanguage,
  doseCount: [1, 5],
  page: [720, 940],
  draw(draft) {
    const { facts, rng } = draft;
    const words = unseenWordsOf(draft);
    const [vaccinations, parasites, remarks] = bookletWords[facts.region.language].split('|');
    const isDueShown = rng.isTrue(0.7);
    const sorted = [...facts.pet.doses].sort((a, b) => (a.givenOn < b.givenOn ? -1 : 1));
    const rows = sorted.map((dose) => {
      const cells = [
        `${byHand(draft.vaccine(dose))}<br><span class="small">${words.batch}</span> ${byHand(draft.lot(dose))}`,
        byHand(draft.given(dose)),
        ...(isDueShown ? [byHand(draft.due(dose))] : []),
        rng.isTrue(0.5) ? stamp(draft) : byHand(dose.vet),
      ];
      return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
    });
    const heads = [words.product, words.injected, ...(isDueShown ? [words.repeat] : []), words.doctor];
    const blank = `<tr>${heads.map(() => '<td>&nbsp;</td>').join('')}</tr>`;
    const day = dayAfter(draft, sorted[0]?.givenOn ?? facts.printedOn, rng.int(0, 40));
    const page = rng.int(3, 20) * 2;
    return `<div style="border-bottom:2px solid #8a5a2b;color:#8a5a2b;font-weight:700">${vaccinations} <span style="float:right">${page}</span></div>
      <table class="lines"><tr>${heads.map((label) => `<th class="small" style="background:#f4ead9">${label}</th>`).join('')}</tr>${rows.join('')}${blank}</table>
      <div style="border-bottom:2px solid #8a5a2b;color:#8a5a2b;font-weight:700">${parasites}</div>
      <table class="lines"><tr><td>${byHand(draft.date(day))}</td><td>${byHand(draft.trap(wormerOf(draft)))}</td><td>${byHand(facts.clinic.vets[0] ?? '')}</td></tr><tr><td>&nbsp;</td><td></td><td></td></tr></table>
      <p class="small">${remarks}: ______________________ &nbsp; ${facts.clinic.name}, ${draft.contact()}</p>`;
  },
};

/** The parts of a passport: rabies, worms, other vaccinations, examination; then the captions of an entry. */
const passportWords: Readonly<Record<Exclude<PrintLanguage, 'en'>, string>> = {
  de: 'Tollwutimpfung|Echinococcus-Behandlung|Andere Impfungen|Klinische Untersuchung|Name des Impfstoffs|Ch.-B.|Impfdatum|Gültig ab|Gültig bis|Tierarzt',
  fr: 'Vaccination antirabique|Traitement contre les échinocoques|Autres vaccinations|Examen clinique|Nom du vaccin|N° de lot|Date de vaccination|Valable à partir du|Valable jusqu’au|Vétérinaire',
  es: 'Vacunación antirrábica|Tratamiento contra Echinococcus|Otras vacunaciones|Examen clínico|Nombre de la vacuna|N.º de lote|Fecha de vacunación|Válida desde|Válida hasta|Veterinario',
  pt: 'Vacinação antirrábica|Tratamento contra Echinococcus|Outras vacinações|Exame clínico|Nome da vacina|N.º do lote|Data de vacinação|Válida a partir de|Válida até|Veterinário',
  nl: 'Rabiësvaccinatie|Behandeling tegen Echinococcus|Andere vaccinaties|Klinisch onderzoek|Naam van het vaccin|Partijnummer|Datum van vaccinatie|Geldig vanaf|Geldig tot|Dierenarts',
};

/** An entry of a passport: every value below its caption. */
function passportEntry(draft: Draft, dose: GivenDose, captions: readonly string[]): string {
  const [name, batch, given, from, until, vet] = captions;
  const field = (label: string | undefined, value: string, rows = 1) =>
    `<div style="grid-row:span ${rows}"><div style="font-size:10.5px;color:#24557a">${label}</div>${value}</div>`;
  const begin = addDays(dose.givenOn, 21);
  const isBeginShown = isRabiesDose(dose) && begin < addDays(dose.dueOn, -30);
  const validFrom = isBeginShown ? field(from, byHand(draft.date(begin))) : '<div></div>';
  const sign = draft.rng.isTrue(0.5) ? `<div style="padding:8px 0">${stamp(draft)}</div>` : byHand(dose.vet);
  return `<div style="display:grid;grid-template-columns:1.4fr 1fr 1fr 1.3fr;gap:4px 14px;border:1px solid #24557a;padding:6px 10px;margin-top:6px">
    ${field(name, draft.vaccine(dose, dose.product))}${field(batch, draft.lot(dose))}<div></div>${field(vet, sign, 2)}
    ${field(given, byHand(draft.given(dose)))}${validFrom}${field(until, byHand(draft.due(dose)))}</div>`;
}

/** A spread of the passport of the European Union: rabies, worms, other vaccinations, examination. */
export const passportSpread: Layout = {
  id: 'passport-spread',
  split: 'test',
  media: ['scan', 'photo', 'turned'],
  languages: ['de', 'fr', 'es', 'pt', 'nl'],
  doseCount: [1, 4],
  page: [800, 1080],
  draw(draft) {
    const { facts, rng } = draft;
    const { region, pet } = facts;
    const words = passportWords[region.language as keyof typeof passportWords].split('|');
    const [rabies, worms, others, examination, ...captions] = words;
    const doses = labelledDoses(pet);
    const heading = (title: string) => `<h2 style="color:#24557a">${keptWhole(title)}</h2>`;
    const part = (title: string, own: readonly GivenDose[]) =>
      `${heading(title)}${own.map((dose) => passportEntry(draft, dose, captions)).join('')}
       ${own.length === 0 ? '<div style="border:1px solid #24557a;height:46px"></div>' : ''}`;
    const [against, other] = [doses.filter(isRabiesDose), doses.filter((dose) => !isRabiesDose(dose))];
    const day = dayAfter(draft, pet.doses[0]?.givenOn ?? facts.printedOn, rng.int(0, 40));
    return `<p class="small" style="letter-spacing:.05em">${region.code} ${rng.text(2, '0123456789')} ${rng.text(8, '0123456789')} <span style="float:right">${pet.microchip}</span></p>
      ${part(`V. ${rabies}`, against)}
      ${heading(`VII. ${worms}`)}<p>${byHand(draft.trap(rng.pick(['Drontal', 'Caniquantel'])))} &nbsp; ${byHand(draft.date(day))} &nbsp; ${byHand(facts.clinic.vets[0] ?? '')}</p>
      ${part(`VIII. ${others}`, other)}
      ${heading(`IX. ${examination}`)}<p>${byHand(draft.date(dayAfter(draft, day, rng.int(0, 30))))} &nbsp; ${stamp(draft)}</p>`;
  },
};
