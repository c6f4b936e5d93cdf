/** Written by `npm run messages` from the files of messages. */

const en = {
  busy: "Other exports are running. Try again in a minute.",
  usedUp: "This link was used or has expired. Export again in Clearpaw.",
};

const ar: typeof en = {
  busy: "تجري عمليات تصدير أخرى. يُرجى المحاولة مرة أخرى بعد دقيقة.",
  usedUp: "استُخدم هذا الرابط أو انتهت صلاحيته. يُرجى التصدير مجددًا في Clearpaw.",
};

const de: typeof en = {
  busy: "Andere Exporte laufen gerade. Versuchen Sie es in einer Minute erneut.",
  usedUp: "Dieser Link wurde schon benutzt oder ist abgelaufen. Exportieren Sie in Clearpaw erneut.",
};

const es: typeof en = {
  busy: "Hay otras exportaciones en curso. Inténtalo de nuevo en un minuto.",
  usedUp: "Este enlace ya se usó o ha caducado. Exporta de nuevo en Clearpaw.",
};

const fr: typeof en = {
  busy: "D’autres exportations sont en cours. Réessayez dans une minute.",
  usedUp: "Ce lien a déjà servi ou a expiré. Exportez de nouveau dans Clearpaw.",
};

export const businessExportMessages = { en, ar, de, es, fr };
