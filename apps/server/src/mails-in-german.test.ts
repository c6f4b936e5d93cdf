import { expect, test } from 'vitest';
import { mailsTo, type TestPerson, useServer } from '../test/index.ts';
import { accountMails } from './features/accounts/account-mails.ts';
import { emailConnected } from './features/apps/email-connected.ts';
import { writeBillingEmail } from './features/billing/write-billing-email.ts';
import { openClinic } from './features/clinics/testing/build-clinic.ts';
import { emailDisabled } from './features/webhooks/email-disabled.ts';
import type { Tx } from './platform/database/index.ts';
import { buildBusiness, buildConnection, buildPet, buildRequirements } from './seed/builders/index.ts';

const server = await useServer();
const { services } = server;
const german = async (person: Promise<TestPerson>): Promise<TestPerson> => {
  const reader = await person;
  await server.call(reader, 'updateProfile', { language: 'de' });
  return reader;
};
const [maya, theo] = [await german(server.owner()), await german(server.businessPerson())];
const english = await server.owner();
const business = await buildBusiness(services, { owner: theo, name: 'Barkside', timeZone: 'UTC' });
const businessId = business.id;
const pet = await buildPet(services, { owner: maya, name: 'Biscuit' });
await buildConnection(services, { pet, business, scope: 'care' });

interface Sent {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}
const newest = async (address: string): Promise<Sent> =>
  (await mailsTo(server, address))[0] as unknown as Sent;

/** What a mail that says this in German looks like. */
async function expectGerman(address: string, subject: string, text: string): Promise<void> {
  const mail = await newest(address);
  expect(mail.subject).toBe(subject);
  expect(mail.text).toContain(text);
  expect(mail.html).toContain('<html lang="de" dir="ltr">');
  expect(mail.headers).toMatchObject({ 'Content-Language': 'de' });
}
const inTransaction = (work: (tx: Tx) => Promise<void>) => services.store.transaction(work);
const account = accountMails(services);
const change = { from: maya.email, to: 'maya-new@example.test' };

test.each([
  ['Wählen Sie ein neues Clearpaw-Passwort', maya.email, (tx: Tx) => account.sendReset(tx, maya, 't')],
  [
    'Ihr Clearpaw-Passwort wurde geändert',
    maya.email,
    (tx: Tx) => account.sayPasswordChanged(tx, { id: maya.uid, email: maya.email }, ['Booker']),
  ],
  [
    'Bestätigen Sie Ihre Adresse für Clearpaw',
    change.to,
    (tx: Tx) => account.sendNewAddress(tx, change, 'https://clearpaw.test/x'),
  ],
  ['Ihre Clearpaw-Adresse soll geändert werden', maya.email, (tx: Tx) => account.sayAddressAsked(tx, change)],
  [
    'Jemand versucht möglicherweise, Ihr Clearpaw-Passwort zu erraten',
    maya.email,
    (tx: Tx) => account.sayGuessed(tx, maya),
  ],
])('%s', async (subject, address, send) => {
  await inTransaction(send);
  await expectGerman(address, subject, 'Sie');
});

test('a former address is written to in the language of the account that left it', async () => {
  const moved = { from: 'maya-old@example.test', to: maya.email };
  await inTransaction((tx) => account.sayAddressChanged(tx, moved, 't'));
  await expectGerman(moved.from, 'Ihre Clearpaw-Adresse wurde geändert', 'innerhalb von 7 Tagen');
});

test('an address without an account is invited in the language of who invites', async () => {
  await server.call(theo, 'inviteMember', { businessId, email: 'ann@example.test', role: 'manager' });
  await expectGerman('ann@example.test', 'Barkside lädt Sie ins Team auf Clearpaw ein', 'als Leitung');
  await server.call(maya, 'sharePet', { petId: pet.id, email: 'ben@example.test', access: 'full' });
  const shared = 'Eine Einladung, auf Clearpaw gemeinsam ein Tier zu betreuen';
  await expectGerman('ben@example.test', shared, 'zum Ansehen und Bearbeiten');
  await server.call(maya, 'transferPet', { petId: pet.id, email: 'cleo@example.test', keep: 'read' });
  const given = 'Auf Clearpaw soll Ihnen ein Tier übergeben werden';
  await expectGerman('cleo@example.test', given, 'Der bisherige Halter kann die Akte weiterhin lesen.');
});

test('an address with an account is invited in that account’s language', async () => {
  await server.call(theo, 'inviteMember', { businessId, email: english.email, role: 'staff' });
  const mail = await newest(english.email);
  expect(mail.subject).toBe('Barkside invites you to its team on Clearpaw');
  expect(mail.html).toContain('<html lang="en" dir="ltr">');
  expect((await server.call(english, 'listAlerts', {})).items).toMatchObject([
    { title: 'Barkside invites you to its team' },
  ]);
});

test('owners are reminded, and invited, in German', async () => {
  await server.call(theo, 'remindOwners', { businessId, petIds: [pet.id], preview: false });
  const subject = 'Barkside: vor dem nächsten Besuch von Biscuit · Clearpaw';
  await expectGerman(maya.email, subject, 'Was fehlt und bis wann');
  await server.call(theo, 'inviteOwner', { businessId, email: 'dora@example.test', message: 'Bis bald' });
  const invited = 'Barkside lädt Sie und Ihr Tier ein · Clearpaw';
  await expectGerman('dora@example.test', invited, 'Barkside schreibt: „Bis bald“');
});

test('a clinic is asked by an owner, and proves its address, in German', async () => {
  const dose = await server.call(maya, 'recordVaccination', {
    ...{ petId: pet.id, vaccine: 'rabies-1y', administeredOn: '2026-03-01' },
  });
  await server.call(maya, 'requestConfirmation', {
    ...{ petId: pet.id, clinicName: 'Lakeside', clinicEmail: 'records@lakeside.test' },
    records: [{ kind: 'vaccination', recordId: dose.id }],
  });
  const asked = 'Bitte bestätigen Sie Einträge eines Patienten auf Clearpaw';
  await expectGerman('records@lakeside.test', asked, 'einen Eintrag von Biscuit');
  const vet = await german(server.businessPerson({ plan: 'free' }));
  const clinic = await openClinic(server, vet);
  const email = 'front@lakeside.test';
  await server.call(vet, 'proveClinicEmail', { businessId: clinic.id, email });
  await expectGerman(email, 'Der Code Ihrer Praxis für Clearpaw', 'Der Code gilt 30 Minuten.');
});

test('owners of a business hear of keys, apps and webhooks in German', async () => {
  await server.call(theo, 'createApiKey', { businessId, name: 'Tresen', scopes: ['connections:read'] });
  await expectGerman(theo.email, 'Neuer API-Schlüssel für Barkside: Tresen', 'widerrufen Sie');
  await inTransaction((tx) =>
    emailConnected(tx, services, {
      ...{ app: { name: 'Booker' }, uid: theo.uid, business, scopes: ['visits:read'] },
    }),
  );
  await expectGerman(theo.email, 'Booker ist jetzt mit Barkside verbunden', '- Besuche sehen');
  await inTransaction((tx) =>
    emailConnected(tx, services, {
      ...{ app: { name: 'Booker' }, uid: maya.uid, business: null, scopes: ['pets:read'] },
    }),
  );
  await expectGerman(maya.email, 'Booker ist jetzt mit Ihrem Konto verbunden', '- Ihre Tiere und deren');
  await inTransaction((tx) => emailDisabled(tx, services, { businessId, url: 'https://hook.test/x' }));
  await expectGerman(theo.email, 'Webhook von Barkside wurde ausgeschaltet', 'https://hook.test/x');
});

test('the owner of a guest reads of an incident in the language of the business', async () => {
  const ownerEmail = 'momo@guest.test';
  const guest = { businessId, petName: 'Momo', species: 'dog', ownerEmail } as const;
  const { petId } = await server.call(theo, 'createGuest', guest);
  await server.call(theo, 'recordIncident', {
    ...{ businessId, petIds: [petId], description: 'Kleine Wunde.', notifyOwners: true },
    ...{ kind: 'bite', occurredAt: '2026-03-01T10:42:00.000Z' },
  });
  await expectGerman(
    ownerEmail,
    'Barkside: ein Bericht über Momo',
    'Biss, 01.03.2026, 10:42. Momo war beteiligt.',
  );
});

test('the owner of a guest is reminded of what is due in the language of the business', async () => {
  const rules = [
    { id: 'rabies', level: 'required', requirement: { kind: 'vaccination', targets: ['rabies'] } },
  ] as const;
  await buildRequirements(services, { business, rules: [...rules], publishedAt: new Date('2026-01-01') });
  const ownerEmail = 'nora@guest.test';
  await server.call(theo, 'createGuest', { businessId, petName: 'Nora', species: 'dog', ownerEmail });
  await server.call(theo, 'sendDueReminder', { businessId, withinDays: 30 });
  await expectGerman(ownerEmail, 'Barkside: Einträge von Nora zu erneuern', 'Nora: Tollwut (kein Eintrag).');
});

test('an alert is listed, mailed and said again in the language that its reader has now', async () => {
  const reader = await german(server.owner());
  const own = await buildPet(services, { owner: reader, name: 'Waffle' });
  await buildConnection(services, { pet: own, business, scope: 'records' });
  const admitted = {
    method: 'manual',
    decision: 'admit',
    overrideReason: 'Bekannt',
    idempotencyKey: 'k',
  } as const;
  await server.call(theo, 'checkIn', { businessId, petId: own.id, ...admitted });
  const titles = async () => (await server.call(reader, 'listAlerts', {})).items.map(({ title }) => title);
  await server.runJobs();
  expect(await titles()).toContain('Waffle wurde bei Barkside eingecheckt');
  await expectGerman(reader.email, 'Waffle wurde bei Barkside eingecheckt', 'trennen Sie den Betrieb');
  await server.call(reader, 'updateProfile', { language: 'es' });
  expect(await titles()).toContain('Se registró la entrada de Waffle en Barkside');
});

test.each([
  ['trial-ends', 'Ihr kostenloser Test endet am 31. März 2026', 'den Endziffern 4242'],
  ['payment-failed', 'Ihre letzte Zahlung ist fehlgeschlagen', 'aktualisieren Sie Ihre Karte'],
] as const)('a bill, %s', (kind, subject, text) => {
  const paidUntilMs = Date.UTC(2026, 2, 31);
  const reading = { status: 'trialing', paidUntilMs, card: { brand: 'visa', last4: '4242' } };
  const facts = { reading, publicUrl: 'https://clearpaw.test', language: 'de' };
  const email = writeBillingEmail(kind, facts as unknown as Parameters<typeof writeBillingEmail>[1]);
  expect(email.subject).toBe(subject);
  expect(email.paragraphs.join('\n')).toMatch(/Guten Tag/);
  expect(email.paragraphs.join('\n')).toContain(text);
});
