import { contract } from '@clearpaw/contract';
import { expect, test } from 'vitest';
import { readsStaleAfter, staleAfter } from './stale-reads.ts';

const unaryNames = Object.entries(contract).flatMap(([name, { kind }]) => (kind === 'unary' ? [name] : []));
const reads = /^(find|get|list|preview|verify)|^export(MyData|Pet)$/;

test('every function of the contract either only reads or says what it makes stale', () => {
  const writes = unaryNames.filter((name) => !reads.test(name));
  expect(Object.keys(staleAfter).toSorted()).toEqual(writes.toSorted());
});

test.each([
  'confirmExtraction',
  'updateDocument',
  'deleteDocument',
  'updatePet',
  'recordVaccination',
  'correctVaccination',
  'withdrawVaccination',
  'reviewVaccination',
  'recordTest',
  'signWaiver',
  'connectPet',
] as const)('%s makes the verdicts on the page stale', (name) => {
  expect(readsStaleAfter(name)).toEqual(expect.arrayContaining(['getCompliance', 'listPetConnections']));
});

test('what only reads makes nothing stale', () => {
  expect(readsStaleAfter('getCompliance')).toEqual([]);
});
