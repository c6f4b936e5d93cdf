/** The planes of one paper-cut animal: its coat, one shade, one light, one ear colour. */
export interface Coat {
  readonly coat: string;
  readonly shade: string;
  readonly light: string;
  readonly ear: string;
  /** `ear` is the bare inside of an upright ear: a dog's hanging ear has the shade. */
  readonly bare?: true;
  /** Stripes of a tabby, the mask of a ferret, the patch of a bicolour. */
  readonly mark?: string | undefined;
  /** Rim that lifts an ink eye off a dark coat. */
  readonly rim?: string | undefined;
  readonly nose?: string | undefined;
}

const rose = '#DB8D83';

export const coats = {
  golden: { coat: '#E2A04B', shade: '#CB8637', light: '#FAE8C8', ear: '#B9702A' },
  biscuit: { coat: '#EDCB95', shade: '#DBB274', light: '#FDF4E2', ear: '#D09D5A' },
  chestnut: { coat: '#A9582D', shade: '#8C4521', light: '#F6DDBD', ear: '#7B3A1B' },
  cocoa: {
    coat: '#6E4935',
    shade: '#583827',
    light: '#CFA277',
    ear: '#4A2D1F',
    rim: '#97664C',
    nose: '#20110B',
  },
  charcoal: {
    coat: '#454C49',
    shade: '#343A38',
    light: '#F0EBDF',
    ear: '#2B302E',
    rim: '#6E7774',
    nose: '#101312',
  },
  'black-and-tan': {
    coat: '#383E41',
    shade: '#292E31',
    light: '#BE8142',
    ear: '#22272A',
    mark: '#BE8142',
    rim: '#666F73',
    nose: '#101213',
  },
  white: { coat: '#F7F2E7', shade: '#E3DACA', light: '#FFFEFB', ear: '#D3BE9D', mark: '#D3BE9D' },
  grey: { coat: '#A7ADA8', shade: '#8B928E', light: '#F4F2EA', ear: '#757D7A', mark: '#757D7A' },
  'slate-tabby': {
    coat: '#93A0A2',
    shade: '#76858A',
    light: '#F3F4EF',
    ear: '#E6A69D',
    bare: true,
    mark: '#5D6B70',
    nose: rose,
  },
  ginger: {
    coat: '#EBA05A',
    shade: '#D5843F',
    light: '#FDEFD9',
    ear: '#E5A79E',
    bare: true,
    mark: '#C56E2B',
    nose: '#DB7A6D',
  },
  tuxedo: { coat: '#3B4245', shade: '#2A3033', light: '#FAF6ED', ear: '#E6A69D', nose: rose },
  'cream-point': {
    coat: '#F5E5C9',
    shade: '#E3CBA3',
    light: '#FFFBF2',
    ear: '#8C6A53',
    mark: '#B39A80',
    nose: '#CC8479',
  },
  calico: {
    coat: '#F8EFE1',
    shade: '#E5D6C1',
    light: '#FFFEFB',
    ear: '#EBA79F',
    mark: '#E59B4B',
    nose: rose,
  },
  fawn: {
    coat: '#D2A97F',
    shade: '#B98D62',
    light: '#FDF3E4',
    ear: '#E9B4AB',
    bare: true,
    nose: '#C87E74',
  },
  snow: { coat: '#F8F4EB', shade: '#E2DACB', light: '#FFFFFF', ear: '#EFC3BB', nose: '#E09C94' },
  sable: {
    coat: '#7E5E48',
    shade: '#634834',
    light: '#FAEFDD',
    ear: '#E9B4AB',
    bare: true,
    mark: '#6D5040',
    nose: '#DB968C',
  },
  champagne: {
    coat: '#D9B58C',
    shade: '#BF976A',
    light: '#FFF8EA',
    ear: '#EFBFB2',
    mark: '#C39C70',
    nose: '#DB968C',
  },
  leaf: {
    coat: '#7FB069',
    shade: '#659453',
    light: '#F6E7A6',
    ear: '#5D8C4C',
    mark: '#E9C46A',
    nose: '#E8B45C',
  },
  cloud: {
    coat: '#8FB3C9',
    shade: '#7398AF',
    light: '#F5F4EC',
    ear: '#6A8CA3',
    mark: '#F3EBD2',
    nose: '#D9B48A',
  },
  sun: {
    coat: '#F0CB5E',
    shade: '#DBB044',
    light: '#FBF0C9',
    ear: '#E2B64A',
    mark: '#E8945A',
    nose: '#E39A6B',
  },
  moss: { coat: '#8E9B62', shade: '#737F4C', light: '#E4DDB1', ear: '#6D7947', mark: '#66723F' },
  sand: { coat: '#D8B27A', shade: '#BE965D', light: '#F5E6C6', ear: '#B98F57', mark: '#B78A52' },
  bay: {
    coat: '#9A5B38',
    shade: '#7E482A',
    light: '#F7EBDD',
    ear: '#3A2A22',
    rim: '#BC8465',
    nose: '#4A3026',
  },
  dapple: { coat: '#B9BDB9', shade: '#9DA29E', light: '#F7F5EE', ear: '#646C69', nose: '#5A5F5C' },
} satisfies Record<string, Coat>;

export type CoatName = keyof typeof coats;

/** Looks a coat up as the plain shape, so that optional planes read as absent. */
export const coatOf = (name: CoatName): Coat => coats[name];
