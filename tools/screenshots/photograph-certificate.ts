import type { Page } from 'playwright-core';

const rows: readonly (readonly [string, number, string])[] = [
  ['Rabies 3yr', 240, '18821B'],
  ['DHPP', 240, '420771'],
  ['Bordetella IN', 120, '77041C'],
];
const year = 365;

/** A photo of a certificate as an owner shows it: printed, a little turned, on a table. */
export async function photographCertificate(page: Page): Promise<Buffer> {
  const browser = page.context().browser();
  if (!browser) throw new Error('This page has no browser of its own.');
  const paper = await browser.newPage({ viewport: { width: 1100, height: 1250 } });
  try {
    await paper.setContent(pageHtml());
    return await paper.screenshot({ type: 'jpeg', quality: 88 });
  } finally {
    await paper.close();
  }
}

function pageHtml(): string {
  const cells = rows.map(([vaccine, ago, lot]) => {
    const lasts = vaccine.endsWith('3yr') ? 3 * year : year;
    return `<tr><td>${[vaccine, printed(-ago), printed(lasts - ago), lot].join('<td>')}`;
  });
  return `<style>
    body { margin: 0; background: linear-gradient(100deg, #7b5738, #6a4a30 40%, #83603f); font: 26px Arial }
    main { position: absolute; inset: 90px 80px; padding: 70px 60px; background: #fbf8ee; rotate: -2deg;
      box-shadow: 0 30px 60px #0008; color: #23262b }
    h1 { margin: 0 0 24px; font-size: 38px; border-bottom: 4px solid #2e2f6e; padding-bottom: 18px }
    p { margin: 12px 0; color: #3c4149 }
    table { width: 100%; margin-top: 48px; border-collapse: collapse }
    th, td { padding: 16px 8px; border-bottom: 2px solid #c9c7bd; text-align: start }
    i { display: block; margin-top: 60px; font-size: 34px; color: #2b4a9b }
  </style>
  <main><h1>Casco Bay Veterinary</h1><p>Vaccine certificate<p>Patient: Clementine, beagle mix
  <table><tr><th>Vaccine<th>Given<th>Due<th>Lot${cells.join('')}</table><i>H. Marchetti, DVM</i></main>`;
}

/** A day from today as clinics print it: "Sep 29, 2026". */
function printed(days: number): string {
  const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
  return format.format(Date.now() + days * 24 * 60 * 60_000);
}
