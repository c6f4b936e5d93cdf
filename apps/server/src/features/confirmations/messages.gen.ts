/** Written by `npm run messages` from the files of messages. */
import { numbersIn } from '@clearpaw/domain/words';

const en = (({ formatNumber, plural }) => ({
  subject: (isReminder: boolean) => `${isReminder ? "Reminder: please" : "Please"} confirm a patient’s records on Clearpaw`,
  for: (clinic: string) => `For ${clinic}`,
  ask: (asker: string, count: number, pet: string, kind: string) => `${asker} asks you to confirm ${plural(count, { "one": "a record", "other": `${formatNumber(count)} records` })} of ${pet} (${kind}) against your files. You can confirm, correct or decline each one. It takes about a minute and needs no account:`,
  works: (day: string) => `The link works once, until ${day}. Opening it decides nothing.`,
  notPatient: (pet: string) => `If ${pet} is not your patient, say so on that page or ignore this email.`,
  species: {
    dog: "dog",
    cat: "cat",
    ferret: "ferret",
    rabbit: "rabbit",
    bird: "bird",
    reptile: "reptile",
    small_mammal: "small mammal",
    horse: "horse",
    other: "other",
  },
  owner: "The owner",
}))(numbersIn('en'));

const ar: typeof en = (({ formatNumber, plural }) => ({
  subject: (isReminder: boolean) => `${isReminder ? "تذكير: يُرجى تأكيد سجلات مريض على Clearpaw" : "يُرجى تأكيد سجلات مريض على Clearpaw"}`,
  for: (clinic: string) => `إلى ${clinic}`,
  ask: (asker: string, count: number, pet: string, kind: string) => `يطلب منك ${asker} تأكيد ${plural(count, { "zero": `${formatNumber(count)} سجلات`, "one": "سجل واحد", "two": "سجلين", "few": `${formatNumber(count)} سجلات`, "many": `${formatNumber(count)} سجلًا`, "other": `${formatNumber(count)} سجل` })} لـ ${pet} (${kind}) بالرجوع إلى ملفاتك. يمكنك تأكيد كل منها أو تصحيحه أو رفضه. يستغرق ذلك دقيقة تقريبًا ولا يحتاج إلى حساب:`,
  works: (day: string) => `يعمل الرابط مرة واحدة حتى ${day}. فتحه لا يقرر شيئًا.`,
  notPatient: (pet: string) => `إذا لم يكن ${pet} من مرضاك، فاذكر ذلك في تلك الصفحة أو تجاهل هذه الرسالة.`,
  species: {
    dog: "كلب",
    cat: "قط",
    ferret: "ابن مقرض",
    rabbit: "أرنب",
    bird: "طائر",
    reptile: "زاحف",
    small_mammal: "حيوان ثديي صغير",
    horse: "حصان",
    other: "حيوان آخر",
  },
  owner: "المالك",
}))(numbersIn('ar'));

const de: typeof en = (({ formatNumber, plural }) => ({
  subject: (isReminder: boolean) => `${isReminder ? "Erinnerung: Bitte bestätigen Sie Einträge eines Patienten auf Clearpaw" : "Bitte bestätigen Sie Einträge eines Patienten auf Clearpaw"}`,
  for: (clinic: string) => `Für ${clinic}`,
  ask: (asker: string, count: number, pet: string, kind: string) => `${asker} bittet Sie, ${plural(count, { "one": "einen Eintrag", "other": `${formatNumber(count)} Einträge` })} von ${pet} (${kind}) mit Ihren Unterlagen abzugleichen. Sie können jeden bestätigen, korrigieren oder ablehnen. Das dauert etwa eine Minute und braucht kein Konto:`,
  works: (day: string) => `Der Link funktioniert einmal, bis ${day}. Mit dem Öffnen ist noch nichts entschieden.`,
  notPatient: (pet: string) => `Wenn ${pet} nicht Ihr Patient ist, geben Sie das auf der Seite an oder ignorieren Sie diese E-Mail.`,
  species: {
    dog: "Hund",
    cat: "Katze",
    ferret: "Frettchen",
    rabbit: "Kaninchen",
    bird: "Vogel",
    reptile: "Reptil",
    small_mammal: "Kleinsäuger",
    horse: "Pferd",
    other: "sonstiges Tier",
  },
  owner: "Der Halter",
}))(numbersIn('de'));

const es: typeof en = (({ formatNumber, plural }) => ({
  subject: (isReminder: boolean) => `${isReminder ? "Recordatorio: confirma los registros de un paciente en Clearpaw" : "Confirma los registros de un paciente en Clearpaw"}`,
  for: (clinic: string) => `Para ${clinic}`,
  ask: (asker: string, count: number, pet: string, kind: string) => `${asker} te pide confirmar ${plural(count, { "one": "un registro", "other": `${formatNumber(count)} registros` })} de ${pet} (${kind}) con tus archivos. Puedes confirmar, corregir o rechazar cada uno. Lleva cerca de un minuto y no hace falta una cuenta:`,
  works: (day: string) => `El enlace funciona una vez, hasta el ${day}. Abrirlo no decide nada.`,
  notPatient: (pet: string) => `Si ${pet} no es tu paciente, indícalo en esa página o ignora este correo.`,
  species: {
    dog: "perro",
    cat: "gato",
    ferret: "hurón",
    rabbit: "conejo",
    bird: "ave",
    reptile: "reptil",
    small_mammal: "mamífero pequeño",
    horse: "caballo",
    other: "otro",
  },
  owner: "El dueño",
}))(numbersIn('es'));

const fr: typeof en = (({ formatNumber, plural }) => ({
  subject: (isReminder: boolean) => `${isReminder ? "Rappel : veuillez confirmer les éléments d’un patient sur Clearpaw" : "Veuillez confirmer les éléments d’un patient sur Clearpaw"}`,
  for: (clinic: string) => `Pour ${clinic}`,
  ask: (asker: string, count: number, pet: string, kind: string) => `${asker} vous demande de confirmer ${plural(count, { "one": "un élément", "other": `${formatNumber(count)} éléments` })} de ${pet} (${kind}) d’après vos dossiers. Vous pouvez confirmer, corriger ou refuser chacun. Cela prend environ une minute, sans compte :`,
  works: (day: string) => `Le lien fonctionne une fois, jusqu’au ${day}. L’ouvrir ne décide de rien.`,
  notPatient: (pet: string) => `Si ${pet} n’est pas votre patient, indiquez-le sur cette page ou ignorez cet e-mail.`,
  species: {
    dog: "chien",
    cat: "chat",
    ferret: "furet",
    rabbit: "lapin",
    bird: "oiseau",
    reptile: "reptile",
    small_mammal: "petit mammifère",
    horse: "cheval",
    other: "autre animal",
  },
  owner: "Le propriétaire",
}))(numbersIn('fr'));

export const confirmationMailMessages = { en, ar, de, es, fr };
