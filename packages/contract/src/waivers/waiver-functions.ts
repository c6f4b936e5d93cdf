import { z } from 'zod';
import { id, idempotencyKey, instant, line, listOf, paging, unary } from '../define/index.ts';
import { forMinors, minors } from './minor.ts';
import { askedCounts, unsignedFilter, unsignedPet, unsignedTotals } from './unsigned.ts';
import { shownVersion, waiverVersion } from './version.ts';
import {
  body,
  drawnOrTyped,
  mySignature,
  requiredFor,
  resign,
  sha256Digest,
  signature,
  title,
  validMonths,
  waiver,
  waiverServices,
  waiverToSign,
} from './waiver.ts';

const made = {
  businessId: id,
  title,
  services: waiverServices.optional(),
  validMonths: validMonths.optional(),
  resign,
  forMinors: forMinors.optional(),
  requiredFor,
  idempotencyKey: idempotencyKey.optional(),
};
/** A PDF uploaded by the caller: up to 5 MiB and 20 pages. It is copied, so the upload may be deleted afterwards. */
const storagePath = line(500);
const next = {
  waiverId: id,
  material: z.boolean(),
  resign,
  forMinors: forMinors.optional(),
  requiredFor,
  idempotencyKey: idempotencyKey.optional(),
};
const ids = z
  .array(id)
  .min(1)
  .max(20)
  .refine((list) => new Set(list).size === list.length, 'Each pet may appear once.');

export const waivers = {
  /** `requiredFor` publishes a rule that requires the waiver; without it the rules stay as they are. */
  createWaiver: unary(
    z.union([z.strictObject({ ...made, body }), z.strictObject({ ...made, storagePath })]),
    waiver,
    { summary: 'Creates a waiver from a text or a PDF.' },
  ),
  publishWaiverVersion: unary(
    z.union([z.strictObject({ ...next, body }), z.strictObject({ ...next, storagePath })]),
    waiver,
    { summary: 'Publishes a new version of a waiver; after a material change it has to be signed again.' },
  ),
  listWaivers: unary(z.strictObject({ businessId: id, ...paging }), listOf(waiver), {
    summary: "Lists a business's waivers.",
  }),
  getWaiverToSign: unary(z.strictObject({ waiverId: id, withFile: z.boolean().optional() }), waiverToSign, {
    summary: 'Returns a waiver as it is signed.',
  }),
  /** Newest first. */
  listWaiverVersions: unary(z.strictObject({ waiverId: id, ...paging }), listOf(waiverVersion), {
    summary: 'Lists the versions of a waiver.',
  }),
  /** For members of the business, and for people who signed this version. */
  getWaiverVersion: unary(
    z.strictObject({
      waiverId: id,
      version: z.int().min(1).max(1_000_000),
      withFile: z.boolean().optional(),
    }),
    shownVersion,
    { summary: 'Returns one version of a waiver as it was published.' },
  ),
  /** `minors` are those for whom the signer signs as parent or guardian; under 18 on the day of signing. */
  signWaiver: unary(
    z.strictObject({
      waiverId: id,
      version: z.int().min(1),
      petIds: ids,
      signerName: line(120),
      minors: minors.optional(),
      signature: drawnOrTyped,
      /** When it was signed, if the business's device was offline then; at most 30 days ago. */
      signedAt: instant.optional(),
      idempotencyKey,
    }),
    z.strictObject({ signatures: z.array(signature), sha256: sha256Digest }),
    { summary: 'Signs a waiver for one or more pets.' },
  ),
  /** What the caller has signed, newest first. */
  listMySignatures: unary(z.strictObject({ ...paging }), listOf(mySignature), {
    summary: 'Lists the waivers that the caller has signed.',
  }),
  listSignatures: unary(z.strictObject({ waiverId: id, ...paging }), listOf(signature), {
    summary: 'Lists who signed a waiver.',
  }),
  /** In the order of the pets' names. `search` is a part of the pet's name or of the owner's name. */
  listUnsignedPets: unary(
    z.strictObject({ ...unsignedFilter, search: line(80).optional(), ...paging }),
    z.strictObject({
      items: z.array(unsignedPet),
      /** On the first page only. */
      totals: unsignedTotals.nullable(),
      nextCursor: z.string().nullable(),
    }),
    { summary: 'Lists the connected pets for which a waiver is not signed, or has to be signed again.' },
  ),
  /** Asks the owners of these pets, or of all that are listed, with an alert as they chose; no one twice within a day. */
  askToSign: unary(
    z.strictObject({
      ...unsignedFilter,
      petIds: z.array(id).min(1).max(100).optional(),
      idempotencyKey: idempotencyKey.optional(),
    }),
    askedCounts,
    { summary: 'Asks owners who have not signed a waiver to sign it.' },
  ),
  getSignedWaiver: unary(
    z.strictObject({ sha256: sha256Digest }),
    z.strictObject({ sha256: sha256Digest, contentType: z.literal('application/pdf'), base64: z.string() }),
    { summary: 'Returns a signed waiver as a PDF.' },
  ),
  /** For anyone who has the document: whether it is genuine, and what it is about. */
  verifySignedWaiver: unary(
    z.strictObject({ sha256: sha256Digest }),
    z.strictObject({
      valid: z.boolean(),
      reason: z.enum(['unknown', 'changed']).nullable(),
      businessName: z.string().nullable(),
      title: z.string().nullable(),
      version: z.int().nullable(),
      textSha256: sha256Digest.nullable(),
      signedAt: instant.nullable(),
      pets: z.int().nullable(),
    }),
    { summary: 'Checks a signed waiver by the fingerprint (SHA-256) of its file.', signIn: false },
  ),
};
