/** Written by `npm run messages` from the files of messages. */

const en = {
  remind: {
    subject: (business: string, pets: string) => `${business}: before the next visit of ${pets} · Clearpaw`,
    ask: (business: string, pets: string) => `${business} asks you to check the record of ${pets} before the next visit.`,
    see: (url: string) => `What is missing, and until when: ${url}`,
  },
  invite: {
    subject: (business: string) => `${business} invites you and your pet · Clearpaw`,
    ask: (business: string) => `${business} invites you to connect your pet, so that its health record is in order before you come.`,
    wrote: (business: string, message: string) => `${business} writes: “${message}”`,
    how: (url: string) => `What the business requires, and how to connect: ${url}`,
    control: "You decide how much it sees, and can end it at any time.",
    why: (business: string) => `${business} entered your email address. If you do not know them, ignore this email: they cannot write to you again within a month.`,
  },
};

const ar: typeof en = {
  remind: {
    subject: (business: string, pets: string) => `${business}: قبل الزيارة القادمة (${pets}) · Clearpaw`,
    ask: (business: string, pets: string) => `تطلب منك ${business} التحقق من سجل ${pets} قبل الزيارة القادمة.`,
    see: (url: string) => `ما ينقص وحتى متى: ${url}`,
  },
  invite: {
    subject: (business: string) => `تدعوك ${business} أنت وحيوانك · Clearpaw`,
    ask: (business: string) => `تدعوك ${business} إلى ربط حيوانك، ليكون سجله الصحي مكتملًا قبل مجيئك.`,
    wrote: (business: string, message: string) => `كتبت ${business}: «${message}»`,
    how: (url: string) => `ما تطلبه المنشأة وطريقة الربط: ${url}`,
    control: "أنت تقرر مقدار ما تراه، ويمكنك إنهاء ذلك في أي وقت.",
    why: (business: string) => `أدخلت ${business} عنوان بريدك. إذا كنت لا تعرفها، فتجاهل هذه الرسالة: لا يمكنها مراسلتك مجددًا خلال شهر.`,
  },
};

const de: typeof en = {
  remind: {
    subject: (business: string, pets: string) => `${business}: vor dem nächsten Besuch von ${pets} · Clearpaw`,
    ask: (business: string, pets: string) => `${business} bittet Sie, vor dem nächsten Besuch die Akte von ${pets} zu prüfen.`,
    see: (url: string) => `Was fehlt und bis wann: ${url}`,
  },
  invite: {
    subject: (business: string) => `${business} lädt Sie und Ihr Tier ein · Clearpaw`,
    ask: (business: string) => `${business} lädt Sie ein, Ihr Tier zu verbinden, damit die Gesundheitsakte stimmt, bevor Sie kommen.`,
    wrote: (business: string, message: string) => `${business} schreibt: „${message}“`,
    how: (url: string) => `Was der Betrieb verlangt und wie Sie sich verbinden: ${url}`,
    control: "Sie bestimmen, wie viel der Betrieb sieht, und können das jederzeit beenden.",
    why: (business: string) => `${business} hat Ihre E-Mail-Adresse eingegeben. Wenn Sie den Absender nicht kennen, ignorieren Sie diese E-Mail: Innerhalb eines Monats kann er Ihnen nicht noch einmal schreiben.`,
  },
};

const es: typeof en = {
  remind: {
    subject: (business: string, pets: string) => `${business}: antes de la próxima visita de ${pets} · Clearpaw`,
    ask: (business: string, pets: string) => `${business} te pide revisar el registro de ${pets} antes de la próxima visita.`,
    see: (url: string) => `Qué falta y hasta cuándo: ${url}`,
  },
  invite: {
    subject: (business: string) => `${business} te invita a ti y a tu mascota · Clearpaw`,
    ask: (business: string) => `${business} te invita a conectar a tu mascota, para que su historial de salud esté en orden antes de que vengas.`,
    wrote: (business: string, message: string) => `${business} escribe: «${message}»`,
    how: (url: string) => `Qué exige el negocio y cómo conectarse: ${url}`,
    control: "Tú decides cuánto ve y puedes terminarlo en cualquier momento.",
    why: (business: string) => `${business} introdujo tu correo electrónico. Si no los conoces, ignora este correo: no podrán volver a escribirte hasta dentro de un mes.`,
  },
};

const fr: typeof en = {
  remind: {
    subject: (business: string, pets: string) => `${business} : avant la prochaine visite de ${pets} · Clearpaw`,
    ask: (business: string, pets: string) => `${business} vous demande de vérifier le dossier de ${pets} avant la prochaine visite.`,
    see: (url: string) => `Ce qui manque, et pour quand : ${url}`,
  },
  invite: {
    subject: (business: string) => `${business} vous invite, vous et votre animal · Clearpaw`,
    ask: (business: string) => `${business} vous invite à associer votre animal, pour que son dossier de santé soit en ordre avant votre venue.`,
    wrote: (business: string, message: string) => `${business} écrit : « ${message} »`,
    how: (url: string) => `Ce que l’établissement exige, et comment vous associer : ${url}`,
    control: "Vous décidez de ce qu’il voit et pouvez y mettre fin à tout moment.",
    why: (business: string) => `${business} a saisi votre adresse e-mail. Si vous ne connaissez pas cet expéditeur, ignorez cet e-mail : il ne pourra pas vous écrire de nouveau avant un mois.`,
  },
};

export const connectionMailMessages = { en, ar, de, es, fr };
