import { randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/database/index.ts';
import { takeConfirmation } from '../../platform/mail/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { clinicAccountTable, clinicEntryTable } from '../../schema/clinic.ts';
import { languageOfAddress, sendNote } from '../accounts/index.ts';
import { type AuditedCall, appendEntry } from '../audit/index.ts';
import { tokenHashOf } from '../invitations/index.ts';
import { authorizeClinic, type ClinicAccountRow, lockAccount } from './clinic-account.ts';
import { findOrAddClinic } from './find-clinic.ts';
import { type PresentedAccount, presentAccount } from './get-clinic-account.ts';
import { markPetsOfClinics } from './import-clinics.ts';
import { clinicMailMessages } from './messages.gen.ts';

const validMs = 30 * 60 * 1000;
const mostWrongCodes = 5;
const codeLength = 8;

/** Sends a code to an address of the clinic. Nothing counts more before the code is entered. */
export async function proveClinicEmail(
  call: AuditedCall,
  { businessId, email }: { businessId: string; email: string },
): Promise<PresentedAccount> {
  const { business } = await authorizeClinic(call, businessId, 'proveClinic');
  const { store, budgets } = call.services;
  return store.transaction(async (tx) => {
    const account = await lockAccount(tx, call, business);
    await takeConfirmation({ budgets, tx, uid: call.uid }, email);
    const code = String(randomInt(10 ** codeLength)).padStart(codeLength, '0');
    const asked = {
      askedEmail: email,
      codeHash: hashOf(businessId, email, code),
      codeExpiresAt: new Date(call.now.getTime() + validMs),
      wrongCodes: 0,
    };
    await save(tx, businessId, asked);
    await appendEntry(tx.db, call, { businessId, subject: { kind: 'business', id: businessId } });
    await mailCode(tx, call, email, code);
    return presentAccount(tx.db, { ...account, ...asked }, call.now);
  });
}

async function mailCode(tx: Tx, { services, uid }: AuditedCall, to: string, code: string): Promise<void> {
  const language = await languageOfAddress(tx.db, to, uid);
  const { subject, asked, works } = clinicMailMessages[language];
  await sendNote(tx, services, { to, language, subject, paragraphs: [asked, code, works] });
}

/** From now on the account is the clinic that receives mail there; what it entered before counts as that clinic's too. */
export async function confirmClinicEmail(
  call: AuditedCall,
  { businessId, code }: { businessId: string; code: string },
): Promise<PresentedAccount> {
  const { business } = await authorizeClinic(call, businessId, 'proveClinic');
  const done = await call.services.store.transaction(async (tx) => {
    const account = await lockAccount(tx, call, business);
    const { askedEmail } = account;
    if (!isRight(account, code, call.now) || askedEmail === null) {
      // Committed, not rolled back, so that guesses are counted.
      await save(tx, businessId, { wrongCodes: account.wrongCodes + 1 });
      return null;
    }
    const clinic = await findOrAddClinic(tx, call, business.name, askedEmail);
    const proven = {
      ...{ clinicId: clinic.id, email: askedEmail },
      ...{ askedEmail: null, codeHash: null, codeExpiresAt: null, wrongCodes: 0 },
    };
    await save(tx, businessId, proven);
    const ownEntries = eq(clinicEntryTable.businessId, businessId);
    await tx.db.update(clinicEntryTable).set({ clinicId: clinic.id }).where(ownEntries);
    await appendEntry(tx.db, call, { businessId, subject: { kind: 'business', id: businessId } });
    await markPetsOfClinics(tx, [clinic.id], call.now);
    return presentAccount(tx.db, { ...account, ...proven }, call.now);
  });
  if (done) return done;
  throw refuse.invalid([
    {
      path: 'code',
      message: 'This code is wrong or has expired. Check it, or send a new one.',
      reason: 'wrong_code',
    },
  ]);
}

function isRight(account: ClinicAccountRow, code: string, now: Date): boolean {
  const { businessId, askedEmail, codeHash, codeExpiresAt, wrongCodes } = account;
  if (askedEmail === null || codeHash === null || codeExpiresAt === null) return false;
  if (codeExpiresAt <= now || wrongCodes >= mostWrongCodes) return false;
  return hashOf(businessId, askedEmail, code) === codeHash;
}

function hashOf(businessId: string, email: string, code: string): string {
  return tokenHashOf(`${businessId} ${email} ${code}`);
}

async function save({ db }: Tx, businessId: string, changes: Partial<ClinicAccountRow>): Promise<void> {
  await db.update(clinicAccountTable).set(changes).where(eq(clinicAccountTable.businessId, businessId));
}
