import { describe, expect, it } from 'vitest';
import { readAntigenCode } from './antigen-code.ts';
import { fromAntigenCode } from './candidates.ts';

const read = (text: string): string | null => {
  const characters = readAntigenCode(text.split(' '));
  return characters === null ? null : [...characters.antigens].sort().join(' ');
};

describe('a string of letters', () => {
  it.each([
    ['DP', 'CDV CPV'],
    ['DHP', 'CAV2 CDV CPV'],
    ['DAPV', 'CAV2 CDV CPV'],
    ['DA2PP', 'CAV2 CDV CPIV CPV'],
    ['DHPPI', 'CAV2 CDV CPIV CPV'],
    ['DA2PPI', 'CAV2 CDV CPIV CPV'],
    ['DHLPP', 'CAV2 CDV CPIV CPV LEPTO'],
    ['DA2PP L4', 'CAV2 CDV CPIV CPV LEPTO'],
    ['DHPPCV', 'CAV2 CCV CDV CPIV CPV'],
    ['DHLPPC', 'CAV2 CCV CDV CPIV CPV LEPTO'],
    ['DHPPI L4 R', 'CAV2 CDV CPIV CPV LEPTO RABV'],
    ['SHPPILT', 'CAV2 CDV CPIV CPV LEPTO RABV'],
    ['CHPPI', 'CAV2 CDV CPIV CPV'],
    ['FVRCP', 'FCV FHV1 FPV'],
    ['FVRCCP', 'CFELIS FCV FHV1 FPV'],
    ['HCPCH', 'CFELIS FCV FHV1 FPV'],
    ['RCPR', 'FCV FHV1 FPV RABV'],
  ])('%s carries %s', (text, antigens) => {
    expect(read(text)).toBe(antigens);
  });

  it.each(['CPV', 'SPV', 'D', 'DOG', 'PARVO', 'FELV', 'L4', 'KC', ''])('%j is none', (text) => {
    expect(read(text)).toBeNull();
  });

  it.each([
    ['DHPPL2', ['dhppl2']],
    ['DHPPL3', ['dhppl2']],
    ['DHPPL4', ['dhppl4']],
    ['DHPPL6', ['dhppl4']],
    ['DHPPL', ['dhppl2', 'dhppl4']],
    ['DHPP', ['dhpp']],
    ['DHPPCL4', ['dhpplc']],
  ])('%s stands for %j', (text, codes) => {
    const characters = readAntigenCode([text]);
    expect(characters === null ? [] : fromAntigenCode(characters).map(({ code }) => code)).toEqual(codes);
  });
});
