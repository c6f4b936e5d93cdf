/** Written by `npm run messages` from the files of messages. */
import { numbersIn } from '@clearpaw/domain/words';

const en = (({ formatNumber, plural }) => ({
  mail: {
    open: "Open Clearpaw",
    foot: "You get this because of your Clearpaw account. Which mails you get is your choice under Alerts.",
    end: "No more of these mails",
  },
  page: {
    ask: "No more of these mails?",
    yes: "Yes, stop them",
    done: "Done",
    ended: "These mails have ended. Alerts in the app go on; both are set under Alerts.",
  },
  due: {
    title: (business: string, pets: string) => `${business}: records of ${pets} to renew`,
    asks: (business: string, pets: string) => `${business} asks you to update the records of ${pets} before the next visit:`,
    pet: (pet: string, items: string) => `${pet}: ${items}.`,
    item: (name: string, state: string) => `${name} (${state})`,
    adds: (business: string, message: string) => `${business} adds: “${message}”`,
    missing: "no record",
    expiredOn: (day: string) => `expired ${day}`,
    expiresOn: (day: string) => `expires ${day}`,
    expiresSoon: "expires soon",
    expired: "expired",
    toComplete: "to complete",
  },
  incident: {
    title: (business: string, pet: string) => `${business}: a report about ${pet}`,
    corrected: (business: string) => `${business} corrected its report.`,
    what: (kind: string, time: string, pet: string) => `${kind}, ${time}. ${pet} was involved.`,
    whatWhere: (kind: string, time: string, location: string, pet: string) => `${kind}, ${time}, ${location}. ${pet} was involved.`,
    done: (actions: string) => `What was done: ${actions}`,
    kinds: {
      bite: "Bite",
      injury: "Injury",
      illness: "Illness",
      escape: "Escape",
      damage: "Damage",
      other: "Other incident",
    },
  },
  rules: {
    title: (business: string, pet: string) => `${business} has new requirements for ${pet}`,
    body: (day: string, business: string, pet: string) => `From ${day} ${business} has new requirements, and ${pet} does not meet all of them yet. What is missing is listed on ${pet}’s page.`,
  },
  review: {
    verifiedTitle: (business: string, pet: string) => `${business} has checked a record of ${pet}`,
    rejectedTitle: (business: string, pet: string) => `${business} could not confirm a record of ${pet}`,
    verified: (business: string, subject: string, pet: string) => `${business} reviewed ${subject} of ${pet} and verified it.`,
    rejected: (business: string, subject: string, pet: string) => `${business} rejected ${subject} of ${pet}. It doesn’t count at ${business}; other businesses are not affected. Open the record to correct it or attach another document, then ask for a new review.`,
    wrote: (note: string) => `They wrote: ${note}`,
    subjects: {
      vaccination: "a vaccination",
      test: "a test result",
      treatment: "a treatment",
      exemption: "an exemption",
      document: "a document",
    },
  },
  clinicAdded: {
    title: (pet: string) => `A clinic added a record for ${pet}`,
    body: (clinic: string, pet: string) => `${clinic} added a record for ${pet}.`,
  },
  clinicAnswered: {
    title: (pet: string) => `A clinic answered about ${pet}`,
    body: (clinic: string, pet: string, answers: string) => `${clinic} answered your request about ${pet}: ${answers}.`,
    confirmed: (count: number) => `${formatNumber(count)} confirmed`,
    corrected: (count: number) => `${formatNumber(count)} corrected`,
    declined: (count: number) => `${formatNumber(count)} declined`,
  },
  documentRead: {
    title: (pet: string) => `${pet}: a document is ready for you`,
    body: (document: string) => `“${document}” has been read. Look at what it says and confirm it; then it counts.`,
  },
  waiver: {
    title: (business: string) => `${business} has an updated waiver for you to sign`,
    body: (title: string, pets: string) => `“${title}” has changed. Sign it again for ${pets} before the next visit.`,
  },
  waiverAsked: {
    title: (business: string) => `${business} asks you to sign a waiver`,
    body: (title: string, pets: string) => `Please read and sign “${title}” for ${pets} before the next visit.`,
  },
  checkedIn: {
    title: (pet: string, business: string) => `${pet} was checked in at ${business}`,
    body: (business: string, pet: string) => `${business} checked ${pet} in. If that was not you, disconnect the business on the pet’s page.`,
  },
  newViewer: {
    title: (business: string, pet: string) => `${business} viewed ${pet} for the first time`,
    body: (business: string, pet: string) => `${business} scanned ${pet}’s badge or opened the record. Each view by a business is listed on ${pet}’s page.`,
  },
  invitation: {
    team: (business: string) => `${business} invites you to its team`,
    care: (pet: string) => `Care for ${pet} together`,
    body: (email: string) => `The link is in an email to ${email}. It works once, for seven days.`,
  },
  payment: {
    title: "A payment did not go through",
    body: "Business Connect goes on for now. Check the card under Billing, so that nothing stops.",
  },
  reviews: {
    title: (count: number, business: string) => `${plural(count, { "one": "A record", "other": `${formatNumber(count)} records` })} to check at ${business}`,
    titleOfPet: (count: number, pet: string, business: string) => `${plural(count, { "one": "A record", "other": `${formatNumber(count)} records` })} of ${pet} to check at ${business}`,
    body: "Open Reviews to decide. Until then, the requirement is “In review” at check-in.",
  },
  waiting: {
    title: (pet: string, business: string) => `${pet} is waiting to check in at ${business}`,
    body: (pet: string) => `${pet}’s owner has scanned the poster. Check in or decline on the Today page.`,
  },
  guestMerge: {
    title: (guest: string, business: string, pet: string) => `Guest ${guest} at ${business} may be ${pet}`,
    body: (pet: string) => `${pet}’s owner says that they are the same pet. Merge them, or choose “Not the same”, on the Pets page.`,
  },
  capacity: {
    title: (business: string, service: string) => `${business} is at capacity: ${service}`,
    body: (here: number, service: string, room: number) => `${formatNumber(here)} are here for ${service}, which has room for ${formatNumber(room)}.`,
  },
}))(numbersIn('en'));

const ar: typeof en = (({ formatNumber, plural }) => ({
  mail: {
    open: "فتح Clearpaw",
    foot: "تصلك هذه الرسالة لأن لديك حسابًا في Clearpaw. يمكنك اختيار الرسائل التي تصلك ضمن «التنبيهات».",
    end: "إيقاف هذه الرسائل",
  },
  page: {
    ask: "هل تريد إيقاف هذه الرسائل؟",
    yes: "نعم، أوقفوها",
    done: "تم",
    ended: "تم إيقاف هذه الرسائل. تستمر التنبيهات في التطبيق، ويمكن ضبط الاثنين ضمن «التنبيهات».",
  },
  due: {
    title: (business: string, pets: string) => `${business}: سجلات يلزم تجديدها (${pets})`,
    asks: (business: string, pets: string) => `تطلب منك ${business} تحديث سجلات ${pets} قبل الزيارة القادمة:`,
    pet: (pet: string, items: string) => `${pet}: ${items}.`,
    item: (name: string, state: string) => `${name} (${state})`,
    adds: (business: string, message: string) => `تضيف ${business}: «${message}»`,
    missing: "لا يوجد سجل",
    expiredOn: (day: string) => `انتهت صلاحيته في ${day}`,
    expiresOn: (day: string) => `تنتهي صلاحيته في ${day}`,
    expiresSoon: "تنتهي صلاحيته قريبًا",
    expired: "منتهي الصلاحية",
    toComplete: "يلزم استكماله",
  },
  incident: {
    title: (business: string, pet: string) => `${business}: بلاغ عن ${pet}`,
    corrected: (business: string) => `صحّحت ${business} بلاغها.`,
    what: (kind: string, time: string, pet: string) => `${kind}، ${time}. شمل الأمر ${pet}.`,
    whatWhere: (kind: string, time: string, location: string, pet: string) => `${kind}، ${time}، ${location}. شمل الأمر ${pet}.`,
    done: (actions: string) => `ما تم فعله: ${actions}`,
    kinds: {
      bite: "عضّة",
      injury: "إصابة",
      illness: "مرض",
      escape: "هروب",
      damage: "تلف",
      other: "حادث آخر",
    },
  },
  rules: {
    title: (business: string, pet: string) => `لدى ${business} متطلبات جديدة لـ ${pet}`,
    body: (day: string, business: string, pet: string) => `اعتبارًا من ${day} لدى ${business} متطلبات جديدة، ولا يستوفيها ${pet} كلها بعد. ما ينقص مذكور في صفحة ${pet}.`,
  },
  review: {
    verifiedTitle: (business: string, pet: string) => `تحققت ${business} من سجل لـ ${pet}`,
    rejectedTitle: (business: string, pet: string) => `لم تتمكن ${business} من تأكيد سجل لـ ${pet}`,
    verified: (business: string, subject: string, pet: string) => `راجعت ${business} هذا السجل لـ ${pet} وأكدته: ${subject}.`,
    rejected: (business: string, subject: string, pet: string) => `رفضت ${business} هذا السجل لـ ${pet}: ${subject}. لا يُحتسب لدى ${business}، ولا تتأثر المنشآت الأخرى. افتح السجل لتصحيحه أو إرفاق مستند آخر، ثم اطلب مراجعة جديدة.`,
    wrote: (note: string) => `كتبوا: ${note}`,
    subjects: {
      vaccination: "تطعيم",
      test: "نتيجة فحص",
      treatment: "علاج",
      exemption: "إعفاء",
      document: "مستند",
    },
  },
  clinicAdded: {
    title: (pet: string) => `أضافت عيادة سجلًا لـ ${pet}`,
    body: (clinic: string, pet: string) => `أضافت ${clinic} سجلًا لـ ${pet}.`,
  },
  clinicAnswered: {
    title: (pet: string) => `ردّت عيادة بشأن ${pet}`,
    body: (clinic: string, pet: string, answers: string) => `ردّت ${clinic} على طلبك بشأن ${pet}: ${answers}.`,
    confirmed: (count: number) => `تم تأكيد ${formatNumber(count)}`,
    corrected: (count: number) => `تم تصحيح ${formatNumber(count)}`,
    declined: (count: number) => `تم رفض ${formatNumber(count)}`,
  },
  documentRead: {
    title: (pet: string) => `${pet}: مستند جاهز لك`,
    body: (document: string) => `تمت قراءة المستند «${document}». تحقق مما ورد فيه وأكّده، وعندها يُحتسب.`,
  },
  waiver: {
    title: (business: string) => `لدى ${business} إقرار محدَّث يحتاج إلى توقيعك`,
    body: (title: string, pets: string) => `تغيّر «${title}». وقّعه مرة أخرى عن ${pets} قبل الزيارة القادمة.`,
  },
  waiverAsked: {
    title: (business: string) => `${business} يطلب منك توقيع إقرار`,
    body: (title: string, pets: string) => `يُرجى قراءة «${title}» وتوقيعه من أجل ${pets} قبل الزيارة القادمة.`,
  },
  checkedIn: {
    title: (pet: string, business: string) => `سُجّل وصول ${pet} إلى ${business}`,
    body: (business: string, pet: string) => `سجّلت ${business} وصول ${pet}. إذا لم تكن أنت من أحضره، فيمكنك إلغاء ربط المنشأة من صفحة الحيوان.`,
  },
  newViewer: {
    title: (business: string, pet: string) => `اطّلعت ${business} على ${pet} لأول مرة`,
    body: (business: string, pet: string) => `مسحت ${business} شارة ${pet} أو فتحت السجل. كل اطّلاع من منشأة مذكور في صفحة ${pet}.`,
  },
  invitation: {
    team: (business: string) => `تدعوك ${business} إلى فريقها`,
    care: (pet: string) => `رعاية ${pet} معًا`,
    body: (email: string) => `الرابط في رسالة بريد إلى ${email}. يعمل مرة واحدة، لمدة سبعة أيام.`,
  },
  payment: {
    title: "لم تكتمل عملية دفع",
    body: "يستمر Business Connect في الوقت الحالي. تحقق من البطاقة ضمن «الفوترة» كي لا يتوقف شيء.",
  },
  reviews: {
    title: (count: number, business: string) => `${plural(count, { "zero": `${formatNumber(count)} سجلات`, "one": "سجل واحد", "two": "سجلان", "few": `${formatNumber(count)} سجلات`, "many": `${formatNumber(count)} سجلًا`, "other": `${formatNumber(count)} سجل` })} للتحقق في ${business}`,
    titleOfPet: (count: number, pet: string, business: string) => `${plural(count, { "zero": `${formatNumber(count)} سجلات`, "one": "سجل واحد", "two": "سجلان", "few": `${formatNumber(count)} سجلات`, "many": `${formatNumber(count)} سجلًا`, "other": `${formatNumber(count)} سجل` })} لـ ${pet} للتحقق في ${business}`,
    body: "افتح «المراجعات» لاتخاذ القرار. حتى ذلك الحين يبقى المتطلب «قيد المراجعة» عند تسجيل الوصول.",
  },
  waiting: {
    title: (pet: string, business: string) => `${pet} ينتظر تسجيل الوصول في ${business}`,
    body: (pet: string) => `مسح مالك ${pet} الملصق. سجّل الوصول أو ارفضه من صفحة «اليوم».`,
  },
  guestMerge: {
    title: (guest: string, business: string, pet: string) => `قد يكون الضيف ${guest} في ${business} هو ${pet}`,
    body: (pet: string) => `يقول مالك ${pet} إنهما الحيوان نفسه. ادمجهما أو اختر «ليس نفسه» من صفحة «الحيوانات».`,
  },
  capacity: {
    title: (business: string, service: string) => `${business} بلغت طاقتها القصوى: ${service}`,
    body: (here: number, service: string, room: number) => `الموجودون لخدمة ${service}: ${formatNumber(here)}، والسعة ${formatNumber(room)}.`,
  },
}))(numbersIn('ar'));

const de: typeof en = (({ formatNumber, plural }) => ({
  mail: {
    open: "Clearpaw öffnen",
    foot: "Sie erhalten diese E-Mail, weil Sie ein Clearpaw-Konto haben. Welche E-Mails Sie erhalten, legen Sie unter „Mitteilungen“ fest.",
    end: "Diese E-Mails nicht mehr erhalten",
  },
  page: {
    ask: "Diese E-Mails nicht mehr erhalten?",
    yes: "Ja, nicht mehr senden",
    done: "Erledigt",
    ended: "Diese E-Mails werden nicht mehr gesendet. Mitteilungen in der App erhalten Sie weiterhin; beides stellen Sie unter „Mitteilungen“ ein.",
  },
  due: {
    title: (business: string, pets: string) => `${business}: Einträge von ${pets} zu erneuern`,
    asks: (business: string, pets: string) => `${business} bittet Sie, vor dem nächsten Besuch die Einträge von ${pets} zu aktualisieren:`,
    pet: (pet: string, items: string) => `${pet}: ${items}.`,
    item: (name: string, state: string) => `${name} (${state})`,
    adds: (business: string, message: string) => `${business} ergänzt: „${message}“`,
    missing: "kein Eintrag",
    expiredOn: (day: string) => `abgelaufen am ${day}`,
    expiresOn: (day: string) => `läuft am ${day} ab`,
    expiresSoon: "läuft bald ab",
    expired: "abgelaufen",
    toComplete: "zu vervollständigen",
  },
  incident: {
    title: (business: string, pet: string) => `${business}: ein Bericht über ${pet}`,
    corrected: (business: string) => `${business} hat den Bericht korrigiert.`,
    what: (kind: string, time: string, pet: string) => `${kind}, ${time}. ${pet} war beteiligt.`,
    whatWhere: (kind: string, time: string, location: string, pet: string) => `${kind}, ${time}, ${location}. ${pet} war beteiligt.`,
    done: (actions: string) => `Was getan wurde: ${actions}`,
    kinds: {
      bite: "Biss",
      injury: "Verletzung",
      illness: "Erkrankung",
      escape: "Entlaufen",
      damage: "Sachschaden",
      other: "Sonstiger Vorfall",
    },
  },
  rules: {
    title: (business: string, pet: string) => `${business} hat neue Anforderungen für ${pet}`,
    body: (day: string, business: string, pet: string) => `Ab ${day} hat ${business} neue Anforderungen, und ${pet} erfüllt noch nicht alle. Was fehlt, steht auf der Seite von ${pet}.`,
  },
  review: {
    verifiedTitle: (business: string, pet: string) => `${business} hat einen Eintrag von ${pet} geprüft`,
    rejectedTitle: (business: string, pet: string) => `${business} konnte einen Eintrag von ${pet} nicht bestätigen`,
    verified: (business: string, subject: string, pet: string) => `${business} hat diesen Eintrag von ${pet} geprüft und bestätigt: ${subject}.`,
    rejected: (business: string, subject: string, pet: string) => `${business} hat diesen Eintrag von ${pet} abgelehnt: ${subject}. Bei ${business} zählt er nicht; andere Betriebe sind nicht betroffen. Öffnen Sie den Eintrag, um ihn zu korrigieren oder ein anderes Dokument anzuhängen, und bitten Sie dann um eine neue Prüfung.`,
    wrote: (note: string) => `Dazu wurde geschrieben: ${note}`,
    subjects: {
      vaccination: "eine Impfung",
      test: "ein Testergebnis",
      treatment: "eine Behandlung",
      exemption: "eine Befreiung",
      document: "ein Dokument",
    },
  },
  clinicAdded: {
    title: (pet: string) => `Eine Praxis hat einen Eintrag für ${pet} hinzugefügt`,
    body: (clinic: string, pet: string) => `${clinic} hat einen Eintrag für ${pet} hinzugefügt.`,
  },
  clinicAnswered: {
    title: (pet: string) => `Eine Praxis hat zu ${pet} geantwortet`,
    body: (clinic: string, pet: string, answers: string) => `${clinic} hat Ihre Anfrage zu ${pet} beantwortet: ${answers}.`,
    confirmed: (count: number) => `${formatNumber(count)} bestätigt`,
    corrected: (count: number) => `${formatNumber(count)} korrigiert`,
    declined: (count: number) => `${formatNumber(count)} abgelehnt`,
  },
  documentRead: {
    title: (pet: string) => `${pet}: Ein Dokument wartet auf Sie`,
    body: (document: string) => `„${document}“ wurde ausgelesen. Prüfen Sie, was darin steht, und bestätigen Sie es; dann zählt es.`,
  },
  waiver: {
    title: (business: string) => `${business} hat eine geänderte Vereinbarung, die Sie unterschreiben müssen`,
    body: (title: string, pets: string) => `„${title}“ wurde geändert. Unterschreiben Sie vor dem nächsten Besuch erneut für ${pets}.`,
  },
  waiverAsked: {
    title: (business: string) => `${business} bittet Sie, eine Vereinbarung zu unterschreiben`,
    body: (title: string, pets: string) => `Bitte lesen und unterschreiben Sie „${title}“ für ${pets} vor dem nächsten Besuch.`,
  },
  checkedIn: {
    title: (pet: string, business: string) => `${pet} wurde bei ${business} eingecheckt`,
    body: (business: string, pet: string) => `${business} hat ${pet} eingecheckt. Wenn das nicht Sie waren, trennen Sie den Betrieb auf der Seite des Tiers.`,
  },
  newViewer: {
    title: (business: string, pet: string) => `${business} hat ${pet} zum ersten Mal aufgerufen`,
    body: (business: string, pet: string) => `${business} hat den Ausweis von ${pet} gescannt oder die Akte geöffnet. Jeder Aufruf durch einen Betrieb steht auf der Seite von ${pet}.`,
  },
  invitation: {
    team: (business: string) => `${business} lädt Sie in das Team ein`,
    care: (pet: string) => `${pet} gemeinsam betreuen`,
    body: (email: string) => `Der Link steht in einer E-Mail an ${email}. Er funktioniert einmal, sieben Tage lang.`,
  },
  payment: {
    title: "Eine Zahlung ist fehlgeschlagen",
    body: "Business Connect läuft vorerst weiter. Prüfen Sie die Karte unter „Abrechnung“, damit nichts unterbrochen wird.",
  },
  reviews: {
    title: (count: number, business: string) => `${plural(count, { "one": "Ein Eintrag", "other": `${formatNumber(count)} Einträge` })} bei ${business} zu prüfen`,
    titleOfPet: (count: number, pet: string, business: string) => `${plural(count, { "one": "Ein Eintrag", "other": `${formatNumber(count)} Einträge` })} von ${pet} bei ${business} zu prüfen`,
    body: "Entscheiden Sie unter „Prüfungen“. Bis dahin steht die Anforderung beim Check-in auf „In Prüfung“.",
  },
  waiting: {
    title: (pet: string, business: string) => `${pet} wartet auf den Check-in bei ${business}`,
    body: (pet: string) => `Der Halter von ${pet} hat den Aushang gescannt. Bestätigen Sie den Check-in auf der Seite „Heute“ oder lehnen Sie ihn ab.`,
  },
  guestMerge: {
    title: (guest: string, business: string, pet: string) => `Gast ${guest} bei ${business} ist vielleicht ${pet}`,
    body: (pet: string) => `Der Halter von ${pet} sagt, dass es dasselbe Tier ist. Führen Sie beide auf der Seite „Tiere“ zusammen oder wählen Sie „Nicht dasselbe“.`,
  },
  capacity: {
    title: (business: string, service: string) => `${business} ist ausgelastet: ${service}`,
    body: (here: number, service: string, room: number) => `${formatNumber(here)} sind für ${service} da; Platz ist für ${formatNumber(room)}.`,
  },
}))(numbersIn('de'));

const es: typeof en = (({ formatNumber, plural }) => ({
  mail: {
    open: "Abrir Clearpaw",
    foot: "Recibes este correo porque tienes una cuenta de Clearpaw. En Avisos eliges qué correos recibes.",
    end: "No recibir más correos como este",
  },
  page: {
    ask: "¿No quieres recibir más correos como este?",
    yes: "Sí, no enviar más",
    done: "Listo",
    ended: "Ya no recibirás estos correos. Los avisos en la app continúan; ambos se ajustan en Avisos.",
  },
  due: {
    title: (business: string, pets: string) => `${business}: registros de ${pets} por renovar`,
    asks: (business: string, pets: string) => `${business} te pide actualizar los registros de ${pets} antes de la próxima visita:`,
    pet: (pet: string, items: string) => `${pet}: ${items}.`,
    item: (name: string, state: string) => `${name} (${state})`,
    adds: (business: string, message: string) => `${business} añade: «${message}»`,
    missing: "sin registro",
    expiredOn: (day: string) => `venció el ${day}`,
    expiresOn: (day: string) => `vence el ${day}`,
    expiresSoon: "vence pronto",
    expired: "vencido",
    toComplete: "por completar",
  },
  incident: {
    title: (business: string, pet: string) => `${business}: un informe sobre ${pet}`,
    corrected: (business: string) => `${business} corrigió su informe.`,
    what: (kind: string, time: string, pet: string) => `${kind}, ${time}. ${pet} estuvo implicado.`,
    whatWhere: (kind: string, time: string, location: string, pet: string) => `${kind}, ${time}, ${location}. ${pet} estuvo implicado.`,
    done: (actions: string) => `Qué se hizo: ${actions}`,
    kinds: {
      bite: "Mordedura",
      injury: "Lesión",
      illness: "Enfermedad",
      escape: "Fuga",
      damage: "Daños",
      other: "Otro incidente",
    },
  },
  rules: {
    title: (business: string, pet: string) => `${business} tiene nuevos requisitos para ${pet}`,
    body: (day: string, business: string, pet: string) => `A partir del ${day}, ${business} tiene nuevos requisitos y ${pet} todavía no los cumple todos. En la página de ${pet} verás qué falta.`,
  },
  review: {
    verifiedTitle: (business: string, pet: string) => `${business} ha comprobado un registro de ${pet}`,
    rejectedTitle: (business: string, pet: string) => `${business} no pudo confirmar un registro de ${pet}`,
    verified: (business: string, subject: string, pet: string) => `${business} revisó y dio por válido este registro de ${pet}: ${subject}.`,
    rejected: (business: string, subject: string, pet: string) => `${business} rechazó este registro de ${pet}: ${subject}. No cuenta en ${business}; los demás negocios no se ven afectados. Abre el registro para corregirlo o adjuntar otro documento y pide una nueva revisión.`,
    wrote: (note: string) => `Escribieron: ${note}`,
    subjects: {
      vaccination: "una vacuna",
      test: "un resultado de prueba",
      treatment: "un tratamiento",
      exemption: "una exención",
      document: "un documento",
    },
  },
  clinicAdded: {
    title: (pet: string) => `Una clínica añadió un registro de ${pet}`,
    body: (clinic: string, pet: string) => `${clinic} añadió un registro de ${pet}.`,
  },
  clinicAnswered: {
    title: (pet: string) => `Una clínica respondió sobre ${pet}`,
    body: (clinic: string, pet: string, answers: string) => `${clinic} respondió a tu solicitud sobre ${pet}: ${answers}.`,
    confirmed: (count: number) => `${plural(count, { "one": `${formatNumber(count)} confirmado`, "other": `${formatNumber(count)} confirmados` })}`,
    corrected: (count: number) => `${plural(count, { "one": `${formatNumber(count)} corregido`, "other": `${formatNumber(count)} corregidos` })}`,
    declined: (count: number) => `${plural(count, { "one": `${formatNumber(count)} rechazado`, "other": `${formatNumber(count)} rechazados` })}`,
  },
  documentRead: {
    title: (pet: string) => `${pet}: hay un documento listo para ti`,
    body: (document: string) => `Se ha leído el documento «${document}». Comprueba lo que dice y confírmalo; entonces contará.`,
  },
  waiver: {
    title: (business: string) => `${business} tiene un descargo actualizado para que lo firmes`,
    body: (title: string, pets: string) => `El texto «${title}» ha cambiado. Fírmalo de nuevo por ${pets} antes de la próxima visita.`,
  },
  waiverAsked: {
    title: (business: string) => `${business} te pide que firmes un descargo`,
    body: (title: string, pets: string) => `Lee y firma «${title}» por ${pets} antes de la próxima visita.`,
  },
  checkedIn: {
    title: (pet: string, business: string) => `Se registró la entrada de ${pet} en ${business}`,
    body: (business: string, pet: string) => `${business} registró la entrada de ${pet}. Si no fuiste tú, desconecta el negocio en la página de la mascota.`,
  },
  newViewer: {
    title: (business: string, pet: string) => `${business} consultó a ${pet} por primera vez`,
    body: (business: string, pet: string) => `${business} escaneó la credencial de ${pet} o abrió el registro. En la página de ${pet} figura cada consulta de un negocio.`,
  },
  invitation: {
    team: (business: string) => `${business} te invita a su equipo`,
    care: (pet: string) => `Cuidar juntos de ${pet}`,
    body: (email: string) => `El enlace está en un correo enviado a ${email}. Funciona una vez, durante siete días.`,
  },
  payment: {
    title: "Un pago no se completó",
    body: "Business Connect sigue activo por ahora. Revisa la tarjeta en Facturación para que nada se interrumpa.",
  },
  reviews: {
    title: (count: number, business: string) => `${plural(count, { "one": "Un registro", "other": `${formatNumber(count)} registros` })} por comprobar en ${business}`,
    titleOfPet: (count: number, pet: string, business: string) => `${plural(count, { "one": "Un registro", "other": `${formatNumber(count)} registros` })} de ${pet} por comprobar en ${business}`,
    body: "Abre Revisiones para decidir. Hasta entonces, el requisito figura «En revisión» en la entrada.",
  },
  waiting: {
    title: (pet: string, business: string) => `${pet} espera para registrar su entrada en ${business}`,
    body: (pet: string) => `El dueño de ${pet} ha escaneado el cartel. Registra la entrada o recházala en la página Hoy.`,
  },
  guestMerge: {
    title: (guest: string, business: string, pet: string) => `El visitante ${guest} de ${business} puede ser ${pet}`,
    body: (pet: string) => `El dueño de ${pet} dice que es la misma mascota. Fusiónalos o elige «No es la misma» en la página Mascotas.`,
  },
  capacity: {
    title: (business: string, service: string) => `${business} está completo: ${service}`,
    body: (here: number, service: string, room: number) => `Hay ${formatNumber(here)} para ${service}, que tiene ${plural(room, { "one": `${formatNumber(room)} plaza`, "other": `${formatNumber(room)} plazas` })}.`,
  },
}))(numbersIn('es'));

const fr: typeof en = (({ formatNumber, plural }) => ({
  mail: {
    open: "Ouvrir Clearpaw",
    foot: "Vous recevez cet e-mail parce que vous avez un compte Clearpaw. Choisissez les e-mails que vous recevez sous « Alertes ».",
    end: "Ne plus recevoir ces e-mails",
  },
  page: {
    ask: "Ne plus recevoir ces e-mails ?",
    yes: "Oui, les arrêter",
    done: "C’est fait",
    ended: "Ces e-mails sont arrêtés. Les alertes dans l’application continuent ; les deux se règlent sous « Alertes ».",
  },
  due: {
    title: (business: string, pets: string) => `${business} : éléments de ${pets} à renouveler`,
    asks: (business: string, pets: string) => `${business} vous demande de mettre à jour les éléments de ${pets} avant la prochaine visite :`,
    pet: (pet: string, items: string) => `${pet} : ${items}.`,
    item: (name: string, state: string) => `${name} (${state})`,
    adds: (business: string, message: string) => `${business} ajoute : « ${message} »`,
    missing: "aucun élément",
    expiredOn: (day: string) => `expiré le ${day}`,
    expiresOn: (day: string) => `expire le ${day}`,
    expiresSoon: "expire bientôt",
    expired: "expiré",
    toComplete: "à compléter",
  },
  incident: {
    title: (business: string, pet: string) => `${business} : un rapport sur ${pet}`,
    corrected: (business: string) => `${business} a corrigé son rapport.`,
    what: (kind: string, time: string, pet: string) => `${kind}, ${time}. ${pet} était concerné.`,
    whatWhere: (kind: string, time: string, location: string, pet: string) => `${kind}, ${time}, ${location}. ${pet} était concerné.`,
    done: (actions: string) => `Mesures prises : ${actions}`,
    kinds: {
      bite: "Morsure",
      injury: "Blessure",
      illness: "Maladie",
      escape: "Fugue",
      damage: "Dégâts",
      other: "Autre incident",
    },
  },
  rules: {
    title: (business: string, pet: string) => `${business} a de nouvelles exigences pour ${pet}`,
    body: (day: string, business: string, pet: string) => `À partir du ${day}, ${business} a de nouvelles exigences, et ${pet} ne les remplit pas encore toutes. La page de ${pet} indique ce qui manque.`,
  },
  review: {
    verifiedTitle: (business: string, pet: string) => `${business} a vérifié un élément de ${pet}`,
    rejectedTitle: (business: string, pet: string) => `${business} n’a pas pu confirmer un élément de ${pet}`,
    verified: (business: string, subject: string, pet: string) => `${business} a vérifié et validé cet élément de ${pet} : ${subject}.`,
    rejected: (business: string, subject: string, pet: string) => `${business} a rejeté cet élément de ${pet} : ${subject}. Il ne compte pas chez ${business} ; les autres établissements ne sont pas concernés. Ouvrez l’élément pour le corriger ou joindre un autre document, puis demandez une nouvelle vérification.`,
    wrote: (note: string) => `Commentaire : ${note}`,
    subjects: {
      vaccination: "une vaccination",
      test: "un résultat de test",
      treatment: "un traitement",
      exemption: "une dispense",
      document: "un document",
    },
  },
  clinicAdded: {
    title: (pet: string) => `Une clinique a ajouté un élément pour ${pet}`,
    body: (clinic: string, pet: string) => `${clinic} a ajouté un élément pour ${pet}.`,
  },
  clinicAnswered: {
    title: (pet: string) => `Une clinique a répondu au sujet de ${pet}`,
    body: (clinic: string, pet: string, answers: string) => `${clinic} a répondu à votre demande au sujet de ${pet} : ${answers}.`,
    confirmed: (count: number) => `${plural(count, { "one": `${formatNumber(count)} confirmé`, "other": `${formatNumber(count)} confirmés` })}`,
    corrected: (count: number) => `${plural(count, { "one": `${formatNumber(count)} corrigé`, "other": `${formatNumber(count)} corrigés` })}`,
    declined: (count: number) => `${plural(count, { "one": `${formatNumber(count)} refusé`, "other": `${formatNumber(count)} refusés` })}`,
  },
  documentRead: {
    title: (pet: string) => `${pet} : un document est prêt pour vous`,
    body: (document: string) => `« ${document} » a été analysé. Vérifiez ce qu’il indique et confirmez-le ; il comptera ensuite.`,
  },
  waiver: {
    title: (business: string) => `${business} a une décharge mise à jour à vous faire signer`,
    body: (title: string, pets: string) => `« ${title} » a changé. Signez à nouveau pour ${pets} avant la prochaine visite.`,
  },
  waiverAsked: {
    title: (business: string) => `${business} vous demande de signer une décharge`,
    body: (title: string, pets: string) => `Lisez et signez « ${title} » pour ${pets} avant la prochaine visite.`,
  },
  checkedIn: {
    title: (pet: string, business: string) => `Arrivée de ${pet} chez ${business}`,
    body: (business: string, pet: string) => `${business} a noté l’arrivée de ${pet}. Si ce n’était pas vous, dissociez l’établissement sur la page de l’animal.`,
  },
  newViewer: {
    title: (business: string, pet: string) => `${business} a consulté ${pet} pour la première fois`,
    body: (business: string, pet: string) => `${business} a scanné le badge de ${pet} ou ouvert le dossier. Chaque consultation par un établissement figure sur la page de ${pet}.`,
  },
  invitation: {
    team: (business: string) => `${business} vous invite à rejoindre son équipe`,
    care: (pet: string) => `S’occuper de ${pet} ensemble`,
    body: (email: string) => `Le lien se trouve dans un e-mail envoyé à ${email}. Il fonctionne une fois, pendant sept jours.`,
  },
  payment: {
    title: "Un paiement n’a pas abouti",
    body: "Business Connect reste actif pour l’instant. Vérifiez la carte sous « Facturation » pour éviter toute interruption.",
  },
  reviews: {
    title: (count: number, business: string) => `${plural(count, { "one": "Un élément", "other": `${formatNumber(count)} éléments` })} à vérifier chez ${business}`,
    titleOfPet: (count: number, pet: string, business: string) => `${plural(count, { "one": "Un élément", "other": `${formatNumber(count)} éléments` })} de ${pet} à vérifier chez ${business}`,
    body: "Ouvrez « Vérifications » pour décider. D’ici là, l’exigence reste « En vérification » à l’arrivée.",
  },
  waiting: {
    title: (pet: string, business: string) => `${pet} attend d’être accueilli à l’arrivée chez ${business}`,
    body: (pet: string) => `Le propriétaire de ${pet} a scanné l’affiche. Acceptez ou refusez l’arrivée sur la page « Aujourd’hui ».`,
  },
  guestMerge: {
    title: (guest: string, business: string, pet: string) => `Le visiteur ${guest} de ${business} est peut-être ${pet}`,
    body: (pet: string) => `Le propriétaire de ${pet} dit qu’il s’agit du même animal. Fusionnez-les ou choisissez « Pas le même » sur la page « Animaux ».`,
  },
  capacity: {
    title: (business: string, service: string) => `${business} est complet : ${service}`,
    body: (here: number, service: string, room: number) => `${formatNumber(here)} sont présents pour ${service}, qui a ${plural(room, { "one": `${formatNumber(room)} place`, "other": `${formatNumber(room)} places` })}.`,
  },
}))(numbersIn('fr'));

export const alertMessages = { en, ar, de, es, fr };
