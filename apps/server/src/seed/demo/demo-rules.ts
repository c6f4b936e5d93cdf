import {
  asLevel,
  bordetella,
  distemperCombo,
  ferretDistemper,
  fvrcp,
  influenza,
  puppySeries,
  type Rule,
  rabbitCombo,
  rabies,
  requirementPresets,
} from '@clearpaw/domain';

/** The daycare's first rules, before an outbreak in town made it recommend influenza as well. */
export const earlierDaycareRules: readonly Rule[] = [
  rabies,
  distemperCombo,
  puppySeries,
  bordetella,
  fvrcp,
  ferretDistemper,
  asLevel('recommended', rabbitCombo),
];
export const daycareRules: readonly Rule[] = [
  rabies,
  distemperCombo,
  puppySeries,
  bordetella,
  asLevel('recommended', influenza),
  fvrcp,
  ferretDistemper,
  asLevel('recommended', rabbitCombo),
];
export const patioRules: readonly Rule[] = requirementPresets.find(({ id }) => id === 'patio')?.rules ?? [
  rabies,
];
