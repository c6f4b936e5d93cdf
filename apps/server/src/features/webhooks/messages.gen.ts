/** Written by `npm run messages` from the files of messages. */

const en = {
  subject: (business: string) => `Webhook of ${business} was turned off`,
  said: "Clearpaw could not deliver messages to this address for three days, or it answered that it no longer exists:",
  again: "No more messages are sent to it. Once it works, turn it on again; messages that were given up can be sent again:",
};

const ar: typeof en = {
  subject: (business: string) => `تم إيقاف Webhook الخاص بـ ${business}`,
  said: "لم يتمكن Clearpaw من تسليم الرسائل إلى هذا العنوان لثلاثة أيام، أو ردّ العنوان بأنه لم يعد موجودًا:",
  again: "لن تُرسل إليه رسائل أخرى. عندما يعمل، أعد تشغيله؛ ويمكن إعادة إرسال الرسائل التي لم تُسلَّم:",
};

const de: typeof en = {
  subject: (business: string) => `Webhook von ${business} wurde ausgeschaltet`,
  said: "Clearpaw konnte drei Tage lang keine Nachrichten an diese Adresse zustellen, oder sie hat geantwortet, dass es sie nicht mehr gibt:",
  again: "Es werden keine Nachrichten mehr dorthin gesendet. Sobald sie funktioniert, schalten Sie den Webhook wieder ein; aufgegebene Nachrichten können erneut gesendet werden:",
};

const es: typeof en = {
  subject: (business: string) => `Se desactivó un webhook de ${business}`,
  said: "Clearpaw no pudo entregar mensajes a esta dirección durante tres días, o la dirección respondió que ya no existe:",
  again: "Ya no se le envían mensajes. Cuando funcione, vuelve a activarlo; los mensajes que no se entregaron se pueden enviar de nuevo:",
};

const fr: typeof en = {
  subject: (business: string) => `Un webhook de ${business} a été désactivé`,
  said: "Clearpaw n’a pas pu remettre de messages à cette adresse pendant trois jours, ou elle a répondu qu’elle n’existe plus :",
  again: "Aucun message n’y est plus envoyé. Quand elle fonctionnera, réactivez-le ; les messages abandonnés pourront être renvoyés :",
};

export const webhookMailMessages = { en, ar, de, es, fr };
