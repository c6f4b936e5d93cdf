/** Written by `npm run messages` from the files of messages. */

const en = {
  subject: (business: string) => `A notice from ${business}`,
  askedOn: (business: string, day: string) => `${business} asked us to notify everyone who was there on ${day}.`,
  askedBetween: (business: string, from: string, to: string) => `${business} asked us to notify everyone who was there between ${from} and ${to}.`,
  what: (pets: string) => `Something was noticed that other visitors should know about. It may not concern ${pets} at all. Please watch for anything unusual over the next two weeks, and ask your vet if you are unsure.`,
  more: (business: string) => `${business} can tell you more. For the privacy of others this message names no pet but yours.`,
};

const ar: typeof en = {
  subject: (business: string) => `إشعار من ${business}`,
  askedOn: (business: string, day: string) => `طلبت منا ${business} إشعار كل من كان هناك في ${day}.`,
  askedBetween: (business: string, from: string, to: string) => `طلبت منا ${business} إشعار كل من كان هناك بين ${from} و${to}.`,
  what: (pets: string) => `لوحظ أمر ينبغي أن يعرفه الزوار الآخرون. قد لا يخص ${pets} إطلاقًا. يُرجى الانتباه إلى أي شيء غير معتاد خلال الأسبوعين القادمين، واسأل طبيبك البيطري إذا لم تكن متأكدًا.`,
  more: (business: string) => `يمكن لـ ${business} إخبارك بالمزيد. حفاظًا على خصوصية الآخرين لا تذكر هذه الرسالة أي حيوان غير حيوانك.`,
};

const de: typeof en = {
  subject: (business: string) => `Eine Nachricht von ${business}`,
  askedOn: (business: string, day: string) => `${business} hat uns gebeten, alle zu benachrichtigen, die am ${day} dort waren.`,
  askedBetween: (business: string, from: string, to: string) => `${business} hat uns gebeten, alle zu benachrichtigen, die zwischen ${from} und ${to} dort waren.`,
  what: (pets: string) => `Es wurde etwas bemerkt, das andere Besucher wissen sollten. ${pets} muss davon nicht betroffen sein. Bitte achten Sie in den nächsten zwei Wochen auf Ungewöhnliches und fragen Sie im Zweifel Ihre Tierärztin oder Ihren Tierarzt.`,
  more: (business: string) => `${business} kann Ihnen mehr sagen. Zum Schutz anderer nennt diese Nachricht kein Tier außer Ihrem.`,
};

const es: typeof en = {
  subject: (business: string) => `Un mensaje de ${business}`,
  askedOn: (business: string, day: string) => `${business} nos pidió avisar a todas las personas que estuvieron allí el ${day}.`,
  askedBetween: (business: string, from: string, to: string) => `${business} nos pidió avisar a todas las personas que estuvieron allí entre el ${from} y el ${to}.`,
  what: (pets: string) => `Se observó algo que otros visitantes deben saber. Puede que no afecte en absoluto a ${pets}. Durante las próximas dos semanas, fíjate en cualquier cosa fuera de lo normal y, si tienes dudas, consulta a tu veterinario.`,
  more: (business: string) => `${business} puede darte más información. Por la privacidad de los demás, este mensaje no nombra más mascotas que las tuyas.`,
};

const fr: typeof en = {
  subject: (business: string) => `Un message de ${business}`,
  askedOn: (business: string, day: string) => `${business} nous a demandé de prévenir toutes les personnes présentes le ${day}.`,
  askedBetween: (business: string, from: string, to: string) => `${business} nous a demandé de prévenir toutes les personnes présentes entre le ${from} et le ${to}.`,
  what: (pets: string) => `Quelque chose a été constaté que les autres visiteurs doivent savoir. Cela ne concerne peut-être pas du tout ${pets}. Soyez attentif à tout signe inhabituel pendant les deux prochaines semaines et demandez à votre vétérinaire en cas de doute.`,
  more: (business: string) => `${business} peut vous en dire plus. Par respect pour la vie privée des autres, ce message ne nomme aucun autre animal que le vôtre.`,
};

export const insightMailMessages = { en, ar, de, es, fr };
