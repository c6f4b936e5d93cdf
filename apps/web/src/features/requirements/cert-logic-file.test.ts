import { requirementPresets, toCertLogic } from '@clearpaw/domain';
import { expect, test } from 'vitest';
import { certLogicFile } from './cert-logic-file.ts';

test('each rule of a version is either said in CertLogic or named as not expressible', () => {
  for (const { id: businessId, rules } of requirementPresets) {
    const file = certLogicFile({ businessId, version: 3, rules }, toCertLogic);
    const named = [...file.rules.map(({ id }) => id), ...file.notExpressible];
    expect(named.toSorted()).toEqual(rules.map(({ id }) => id).toSorted());
    expect(JSON.parse(JSON.stringify(file))).toEqual(file);
  }
});
