import { createCipheriv } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import { fhirNames } from '@clearpaw/protocol';
import type { RulesHere } from '../../../src/features/requirements/rules-here.ts';
import type { Tree } from '../target.ts';

const dose = {
  ...{ resourceType: 'Immunization', status: 'completed', occurrenceDateTime: '2026-01-05T10:00:00Z' },
  vaccineCode: {
    text: 'Rabies 3 year',
    coding: [{ system: fhirNames.vaccines, code: 'rabies-3y', display: 'Rabies' }],
  },
  ...{ lotNumber: 'A1', manufacturer: { display: 'Zoetis' }, patient: { reference: 'urn:uuid:p1' } },
  route: { coding: [{ code: 'SQ' }] },
  performer: [{ actor: { display: 'Dr. Lind' } }, { actor: { type: 'Organization', display: 'Oak Street' } }],
  protocolApplied: [{ doseNumberPositiveInt: 2 }],
  identifier: [{ type: { text: 'Tag number' }, value: '4711' }],
  extension: [{ url: fhirNames.validUntil, valueDate: '2029-01-05' }],
};
const patient = {
  ...{ resourceType: 'Patient', id: 'p1', name: [{ text: 'Biscuit', given: ['Biscuit'] }] },
  identifier: [{ value: '985 112 004 417 863' }],
};
const weight = {
  resourceType: 'Observation',
  code: { text: 'Body weight' },
  effectiveDateTime: '2026-10-01',
};

/** A record as other systems export it. */
export const fhirBundles: readonly Tree[] = [
  {
    ...{ resourceType: 'Bundle', type: 'document' },
    entry: [{ fullUrl: 'urn:uuid:p1', resource: patient }, { resource: dose }, { resource: weight }],
  },
  {
    resourceType: 'Bundle',
    entry: [patient, { ...patient, id: 'p2' }, dose].map((resource) => ({ resource })),
  },
  dose,
];

export const fhirWords: readonly string[] = [
  ...[
    'resourceType',
    'Immunization',
    'Patient',
    'Bundle',
    'entry',
    'resource',
    'vaccineCode',
    'coding',
    'display',
  ],
  ...['reference', 'given', 'text', '2026-01-05', 'entered-in-error', 'not-done', 'constructor', '__proto__'],
];

const rule = {
  id: 'r1',
  title: 'Rabies',
  requirement: { kind: 'vaccination', target: 'rabies', minDoses: 1 },
};

export const filedRules: readonly Tree[] = [
  rule,
  { id: 'r2', title: null, requirement: { kind: 'waiver', waiver: 'Waiver of liability' } },
  { requirement: { kind: 'question', question: 'Does your pet swim?' }, appliesTo: { species: ['dog'] } },
  { id: 'r3', requirement: { kind: 'weight', maxKg: 30 }, services: ['boarding'] },
];

export const sampleRulesHere: RulesHere = {
  services: new Set(['boarding']),
  today: '2026-11-23',
  waivers: new Map([['waiver of liability', '0190b8a0-0000-7000-8000-00000000000a']]),
  questions: new Map([['does your pet swim?', '0190b8a0-0000-7000-8000-00000000000b']]),
  ruleIds: new Map(),
};

export const sharedKey = Buffer.alloc(32, 5).toString('base64url');

/** An encrypted file of a share link, by RFC 7516, always the same. */
export function sharedFile(text: string, isCompressed: boolean): string {
  const header = {
    alg: 'dir',
    enc: 'A256GCM',
    cty: 'application/fhir+json',
    ...(isCompressed && { zip: 'DEF' }),
  };
  const head = Buffer.from(JSON.stringify(header)).toString('base64url');
  const iv = Buffer.alloc(12, 3);
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(sharedKey, 'base64url'), iv);
  cipher.setAAD(Buffer.from(head));
  const plain = isCompressed ? deflateRawSync(text) : Buffer.from(text);
  const body = Buffer.concat([cipher.update(plain), cipher.final()]).toString('base64url');
  return [head, '', iv.toString('base64url'), body, cipher.getAuthTag().toString('base64url')].join('.');
}
