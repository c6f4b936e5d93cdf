import type { PrintLanguage } from '../date-style.ts';
import { type GivenDose, unusedVaccine } from '../facts.ts';
import { everyLanguage, type Layout } from './layout.ts';
import { issueDay } from './unseen-parts.ts';
import { unseenWordsOf, wormerOf } from './unseen-words.ts';

/** Health; vaccinations; medicines; weight; not recorded yet; synced. */
const appWords: Readonly<Record<PrintLanguage, string>> = {
  en: 'Health|Vaccinations|Medicines|Overview|Not recorded yet|Synced',
  de: 'Gesundheit|Impfungen|Medikamente|Übersicht|Noch nicht erfasst|Synchronisiert',
  fr: 'Santé|Vaccins|Médicaments|Résumé|Pas encore saisi|Synchronisé',
  es: 'Salud|Vacunas|Medicamentos|Resumen|Aún sin datos|Sincronizado',
  pt: 'Saúde|Vacinas|Medicamentos|Resumo|Ainda sem dados|Sincronizado',
  nl: 'Gezondheid|Vaccinaties|Medicijnen|Overzicht|Nog niet ingevuld|Gesynchroniseerd',
};

const appLook = `<style>
  .sheet { background: #15181d; color: #eef1f4; padding: 14px 16px }
  .group { background: #22272f; border-radius: 12px; padding: 10px 14px; margin: 10px 0 }
  .pair { display: flex; justify-content: space-between; padding: 5px 0; border-top: 1px solid #363d48; font-size: .92em }
  .pair > span:first-child { color: #a9b4c2 }
  .tabs { display: flex; gap: 16px; color: #a9b4c2; border-bottom: 1px solid #363d48; padding-bottom: 6px }
  .tabs b { color: #fff }
</style>`;

/** A dark screen of an app: a group for each vaccine, with a label on the left and the value on the right. */
export const darkApp: Layout = {
  id: 'dark-app',
  split: 'test',
  media: ['screenshot'],
  languages: everyLanguage,
  doseCount: [1, 4],
  page: [412, 860],
  canKeepOrderOpen: true,
  draw(draft) {
    const { facts, rng } = draft;
    const words = unseenWordsOf(draft);
    const [health, vaccinations, medicines, overview, missing, synced] =
      appWords[facts.region.language].split('|');
    const isLotShown = rng.isTrue(0.5);
    const isDueFirst = rng.isTrue(0.4);
    const pair = (label: string | undefined, value: string) =>
      `<div class="pair"><span>${label}</span><span>${value}</span></div>`;
    const group = (dose: GivenDose) => {
      const days = [pair(words.injected, draft.given(dose)), pair(words.repeat, draft.due(dose))];
      const lot = isLotShown ? pair(words.batch, draft.lot(dose)) : '';
      return `<div class="group"><b>${draft.vaccine(dose)}</b>${(isDueFirst ? days.reverse() : days).join('')}${lot}</div>`;
    };
    const medicine = `<div class="group"><b>${draft.trap(wormerOf(draft))}</b>${pair(draft.word('date'), draft.date(issueDay(draft)))}</div>`;
    const empty = `<div class="group"><b>${draft.trap(unusedVaccine(rng, facts))}</b>${pair(missing, '')}</div>`;
    return `${appLook}<div style="font-size:.8em">${rng.int(7, 21)}:${rng.int(10, 59)} <span style="float:right">${rng.int(20, 99)}%</span></div>
      <h1 style="margin:12px 0 4px">${facts.pet.name}</h1><div style="font-size:.85em;color:#a9b4c2">${facts.pet.breed} · ${words.birth} ${draft.date(facts.pet.bornOn)}</div>
      <p class="tabs"><span>${overview}</span><b>${health}</b></p><h2>${vaccinations}</h2>
      ${facts.pet.doses.map(group).join('')}${empty}<h2>${medicines}</h2>${medicine}
      <div style="font-size:.8em;color:#a9b4c2">${synced} ${rng.int(6, 7)}:${rng.int(10, 59)}</div>`;
  },
};
