/** Written by `npm run messages` from the files of messages. */

const en = {
  name: "Clearpaw: due dates and visits",
  lastDay: (pet: string, subject: string) => `${pet}: ${subject} is good until today`,
  askedBy: (businesses: string) => `Asked for by ${businesses}.`,
  beginBy: (day: string) => `Begin by ${day}: renewing takes time to count.`,
  visit: (pet: string, business: string) => `${pet} at ${business}`,
  unknown: "There is no such calendar.",
};

const ar: typeof en = {
  name: "Clearpaw: مواعيد الاستحقاق والزيارات",
  lastDay: (pet: string, subject: string) => `${pet}: اليوم آخر يوم صلاحية (${subject})`,
  askedBy: (businesses: string) => `مطلوب من ${businesses}.`,
  beginBy: (day: string) => `ابدأ بحلول ${day}: يحتاج التجديد إلى وقت ليُحتسب.`,
  visit: (pet: string, business: string) => `${pet} في ${business}`,
  unknown: "لا يوجد تقويم كهذا.",
};

const de: typeof en = {
  name: "Clearpaw: Fristen und Besuche",
  lastDay: (pet: string, subject: string) => `${pet}: ${subject} gilt bis heute`,
  askedBy: (businesses: string) => `Verlangt von ${businesses}.`,
  beginBy: (day: string) => `Beginnen Sie bis ${day}: Eine Erneuerung zählt erst nach einiger Zeit.`,
  visit: (pet: string, business: string) => `${pet} bei ${business}`,
  unknown: "Diesen Kalender gibt es nicht.",
};

const es: typeof en = {
  name: "Clearpaw: vencimientos y visitas",
  lastDay: (pet: string, subject: string) => `${pet}: ${subject}, válido hasta hoy`,
  askedBy: (businesses: string) => `Lo piden: ${businesses}.`,
  beginBy: (day: string) => `Empieza a más tardar el ${day}: la renovación tarda en contar.`,
  visit: (pet: string, business: string) => `${pet} en ${business}`,
  unknown: "Este calendario no existe.",
};

const fr: typeof en = {
  name: "Clearpaw : échéances et visites",
  lastDay: (pet: string, subject: string) => `${pet} : ${subject}, valable jusqu’à aujourd’hui`,
  askedBy: (businesses: string) => `Demandé par ${businesses}.`,
  beginBy: (day: string) => `Commencez au plus tard le ${day} : le renouvellement met du temps à compter.`,
  visit: (pet: string, business: string) => `${pet} chez ${business}`,
  unknown: "Ce calendrier n’existe pas.",
};

export const calendarMessages = { en, ar, de, es, fr };
