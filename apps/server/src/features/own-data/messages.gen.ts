/** Written by `npm run messages` from the files of messages. */

const en = {
  expired: "This link has expired. Ask for a new one in the settings.",
};

const ar: typeof en = {
  expired: "انتهت صلاحية هذا الرابط. يُرجى طلب رابط جديد من الإعدادات.",
};

const de: typeof en = {
  expired: "Dieser Link ist abgelaufen. Fordern Sie in den Einstellungen einen neuen an.",
};

const es: typeof en = {
  expired: "Este enlace ha caducado. Pide uno nuevo en los ajustes.",
};

const fr: typeof en = {
  expired: "Ce lien a expiré. Demandez-en un nouveau dans les réglages.",
};

export const ownDataMessages = { en, ar, de, es, fr };
