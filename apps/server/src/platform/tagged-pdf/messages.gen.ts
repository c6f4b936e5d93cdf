/** Written by `npm run messages` from the files of messages. */

const en = {
  missing: (sign: string) => `${sign} stands for a character that this document’s fonts do not have.`,
};

const ar: typeof en = {
  missing: (sign: string) => `${sign} مكان حرف لا تحتويه خطوط هذا المستند.`,
};

const de: typeof en = {
  missing: (sign: string) => `${sign} steht für ein Zeichen, das die Schriften dieses Dokuments nicht haben.`,
};

const es: typeof en = {
  missing: (sign: string) => `${sign} indica un carácter que las fuentes de este documento no tienen.`,
};

const fr: typeof en = {
  missing: (sign: string) => `${sign} remplace un caractère absent des polices de ce document.`,
};

export const printedMessages = { en, ar, de, es, fr };
