import { addDays } from '@clearpaw/domain';
import type { PrintLanguage } from '../date-style.ts';
import type { Draft } from '../draft.ts';
import { dosesOfOneVisit, type GivenDose, unusedVaccine } from '../facts.ts';
import { everyLanguage, type Layout } from './layout.ts';
import { dayAfter, decimal, dosesByDay, issueDay } from './unseen-parts.ts';
import { sundriesOf, unseenWordsOf, wormerOf } from './unseen-words.ts';

/** Heading; day of the treatment; day of the invoice; to be paid until; a price list's code for vaccines. */
const billWords: Readonly<Record<PrintLanguage, string>> = {
  en: 'Tax invoice|Date of treatment|Invoice date|Payment due by|Reminder: next vaccination',
  de: 'Honorarrechnung|Behandlungsdatum|Rechnungsdatum|Zahlbar bis|Erinnerung: nächste Impfung',
  fr: "Note d'honoraires|Date des soins|Date de facture|À régler avant le|Prochain rappel de vaccination",
  es: 'Factura de servicios|Fecha de la visita|Fecha de factura|Vencimiento del pago|Aviso: próxima vacuna',
  pt: 'Fatura de serviços|Data da consulta|Data da fatura|Pagar até|Aviso: próxima vacina',
  nl: 'Rekening|Behandeldatum|Factuurdatum|Te betalen voor|Herinnering: volgende enting',
};

interface Item {
  readonly what: string;
  readonly count: number;
  readonly each: number;
}

function pricedLine(draft: Draft, { what, count, each }: Item, code: string): string {
  const cells = [code, what, decimal(draft, count, 2), draft.money(each), draft.money(each * count)];
  return `<tr>${cells.map((cell, at) => `<td${at > 1 ? ' class="right"' : ''}>${cell}</td>`).join('')}</tr>`;
}

/** The bill of one visit: codes, quantities and prices; the day of the treatment is above the lines. */
export const treatmentBill: Layout = {
  id: 'treatment-bill',
  split: 'test',
  media: ['text', 'scan', 'fax', 'photo'],
  languages: everyLanguage,
  doseCount: [1, 4],
  canKeepOrderOpen: true,
  draw(draft) {
    const { facts, rng } = draft;
    const words = unseenWordsOf(draft);
    const [title, treated, billed, payable, reminder] = billWords[facts.region.language].split('|');
    const doses = dosesOfOneVisit(facts.pet);
    const [first] = doses as [GivenDose];
    const each = () => rng.int(800, 7900) / 100;
    const items: Item[] = rng.shuffled([
      ...doses.map((dose) => ({
        what: `${draft.vaccine(dose)} <span class="small">(${words.batch} ${draft.lot(dose)})</span>`,
        count: 1,
        each: each(),
      })),
      ...sundriesOf(draft, 3).map((what) => ({ what: draft.trap(what), count: 1, each: each() })),
      { what: draft.trap(wormerOf(draft)), count: rng.int(2, 4), each: each() },
    ]);
    const sum = items.reduce((total, item) => total + item.count * item.each, 0);
    const billedOn = dayAfter(draft, first.givenOn, rng.int(0, 8));
    const isPayableShown = !facts.keepsOrderOpen;
    const dates = rng.shuffled([
      `${billed}: ${draft.date(billedOn)}`,
      `${treated}: ${draft.given(doses)}`,
      ...(isPayableShown ? [`${payable}: ${draft.date(addDays(billedOn, 14))}`] : []),
    ]);
    const next = rng.isTrue(0.6) ? doses.map((dose) => `${dose.name}: ${draft.due(dose)}`) : [];
    const lines = items.map((item) => pricedLine(draft, item, String(rng.int(1000, 9999))));
    return `<p><b class="big">${facts.clinic.name}</b><br><span class="small">${draft.contact()}</span></p>
      <div class="halves"><div>${facts.owner.first} ${facts.owner.last}<br>${words.called}: ${facts.pet.name}<br>${draft.word('breed')}: ${facts.pet.breed}</div>
      <div class="right">${dates.join('<br>')}</div></div><h1>${title} ${rng.int(20000, 89999)}</h1>
      <table class="zebra"><tr><th>#</th><th>${draft.word('description')}</th><th class="right">${draft.word('quantity')}</th><th class="right">${words.unitPrice}</th>
      <th class="right">${draft.word('amount')}</th></tr>${lines.join('')}<tr><td colspan="4" class="right"><b>${draft.word('total')}</b></td><td class="right"><b>${draft.money(sum)}</b></td></tr></table>
      ${next.length > 0 ? `<p><b>${reminder}</b><br>${next.join('<br>')}</p>` : ''}`;
  },
};

const accountWords: Readonly<Record<PrintLanguage, string>> = {
  en: 'Account statement|Payment received, thank you|Quote for the next visit (not done, not charged)',
  de: 'Kontoauszug|Zahlung erhalten, vielen Dank|Kostenvoranschlag für den nächsten Besuch (nicht durchgeführt)',
  fr: 'Relevé de compte|Règlement reçu, merci|Devis pour la prochaine visite (non effectué)',
  es: 'Extracto de cuenta|Pago recibido, gracias|Presupuesto para la próxima visita (no realizado)',
  pt: 'Extrato de conta|Pagamento recebido, obrigado|Orçamento para a próxima visita (não realizado)',
  nl: 'Rekeningoverzicht|Betaling ontvangen, dank u|Offerte voor het volgende bezoek (niet uitgevoerd)',
};

/** An account over several visits: every line has its day, quantity and price, and payments are among them. */
export const accountLines: Layout = {
  id: 'account-lines',
  split: 'test',
  media: ['text', 'scan', 'photo', 'turned'],
  languages: everyLanguage,
  doseCount: [2, 5],
  canKeepOrderOpen: true,
  draw(draft) {
    const { facts, rng } = draft;
    const words = unseenWordsOf(draft);
    const [title, paid, quote] = accountWords[facts.region.language].split('|');
    const isDayFirst = rng.isTrue(0.7);
    const line = (day: string, what: string, count: number, amount: number) => {
      const priced = (sum: number) => `${sum < 0 ? '-' : ''}${draft.money(Math.abs(sum))}`;
      const numbers = [String(count), priced(amount), priced(amount * count)];
      const texts = isDayFirst
        ? [day, what, ...numbers]
        : [what, ...numbers.slice(0, 2), day, ...numbers.slice(2)];
      return `<tr>${texts.map((text) => `<td>${text}</td>`).join('')}</tr>`;
    };
    const price = () => rng.int(900, 6900) / 100;
    const extras = [...sundriesOf(draft, 6)];
    const lines = [...dosesByDay(facts.pet)]
      .reverse()
      .flatMap(([givenOn, doses]) => [
        ...doses.map((dose) => line(draft.given(dose), draft.vaccine(dose), 1, price())),
        ...extras
          .splice(0, 1)
          .map((what) => line(draft.date(givenOn), draft.trap(what), rng.int(1, 3), price())),
        line(draft.date(dayAfter(draft, givenOn, rng.int(1, 12))), draft.trap(paid ?? ''), 1, -price()),
      ]);
    const numberHeads = [draft.word('quantity'), words.unitPrice, draft.word('amount')];
    const heads = isDayFirst
      ? [draft.word('date'), draft.word('description'), ...numberHeads]
      : [draft.word('description'), ...numberHeads.slice(0, 2), draft.word('date'), ...numberHeads.slice(2)];
    const planned = draft.trap(`${quote}: ${unusedVaccine(rng, facts)}`);
    return `<h1>${title}</h1><div class="halves"><div><b>${facts.clinic.name}</b><br>${draft.contact()}</div>
      <div>${words.keeper}: ${facts.owner.first} ${facts.owner.last}<br>${words.called}: ${facts.pet.name}<br>${words.asOf}: ${draft.date(issueDay(draft))}</div></div>
      <table class="plain" style="border-top:2px solid #222;border-bottom:2px solid #222"><tr>${heads.map((label) => `<th>${label}</th>`).join('')}</tr>${lines.join('')}</table>
      <p class="small">${planned}</p>`;
  },
};
