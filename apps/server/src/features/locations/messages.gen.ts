/** Written by `npm run messages` from the files of messages. */

const en = {
  subject: (business: string) => `You are now on the team of ${business} on Clearpaw`,
  added: (from: string, business: string, role: "manager" | "other") => `You work at ${from} on Clearpaw. Its owner added you to the team of ${business} as well, as ${role === "manager" ? "a manager" : "staff"}.`,
  choose: (business: string) => `To see ${business}, choose it in the list of businesses at the top of each page.`,
  open: "Open Clearpaw:",
};

const ar: typeof en = {
  subject: (business: string) => `أنت الآن ضمن فريق ${business} على Clearpaw`,
  added: (from: string, business: string, role: "manager" | "other") => `أنت تعمل في ${from} على Clearpaw. أضافك المالك أيضًا إلى فريق ${business} ${role === "manager" ? "كمدير" : "كموظف"}.`,
  choose: (business: string) => `لرؤية ${business}، اختره من قائمة المنشآت في أعلى كل صفحة.`,
  open: "افتح Clearpaw:",
};

const de: typeof en = {
  subject: (business: string) => `Sie gehören jetzt zum Team von ${business} auf Clearpaw`,
  added: (from: string, business: string, role: "manager" | "other") => `Sie arbeiten bei ${from} auf Clearpaw. Die Inhaberin oder der Inhaber hat Sie auch in das Team von ${business} aufgenommen, ${role === "manager" ? "als Leitung" : "als Personal"}.`,
  choose: (business: string) => `Um ${business} zu sehen, wählen Sie es oben auf jeder Seite in der Liste der Betriebe.`,
  open: "Clearpaw öffnen:",
};

const es: typeof en = {
  subject: (business: string) => `Ya forma parte del equipo de ${business} en Clearpaw`,
  added: (from: string, business: string, role: "manager" | "other") => `Usted trabaja en ${from} en Clearpaw. El propietario también le ha añadido al equipo de ${business} como ${role === "manager" ? "gerente" : "personal"}.`,
  choose: (business: string) => `Para ver ${business}, elíjalo en la lista de negocios de la parte superior de cada página.`,
  open: "Abrir Clearpaw:",
};

const fr: typeof en = {
  subject: (business: string) => `Vous faites maintenant partie de l’équipe de ${business} sur Clearpaw`,
  added: (from: string, business: string, role: "manager" | "other") => `Vous travaillez chez ${from} sur Clearpaw. Son propriétaire vous a aussi ajouté à l’équipe de ${business}, ${role === "manager" ? "comme responsable" : "comme membre du personnel"}.`,
  choose: (business: string) => `Pour voir ${business}, choisissez-le dans la liste des établissements en haut de chaque page.`,
  open: "Ouvrir Clearpaw :",
};

export const colleagueMailMessages = { en, ar, de, es, fr };
