/** Written by `npm run messages` from the files of messages. */

const en = {
  hello: "Hello,",
  trialEnds: {
    subject: (day: string) => `Your free trial ends on ${day}`,
    said: (day: string, amount: string, card: null | string) => `Your free trial of Business Connect ends on ${day}. If you like it, there is nothing to do: from then on ${amount} a month is charged${card === null ? "" : ` to your card ending in ${card}`}.`,
    cancel: (url: string) => `To cancel, or to change the card: ${url}`,
    after: "If you cancel, all features stay active until that day. After it your data stays readable and can be exported.",
  },
  paymentFailed: {
    subject: "Your last payment did not go through",
    said: (amount: string, day: string) => `The payment of ${amount} for Business Connect did not go through. All features stay active until ${day}.`,
    update: (url: string) => `To keep access, update your card: ${url}`,
    after: "Without a payment, your business becomes read-only after that day: your data stays readable and can be exported.",
  },
};

const ar: typeof en = {
  hello: "مرحبًا،",
  trialEnds: {
    subject: (day: string) => `تنتهي فترتك التجريبية المجانية في ${day}`,
    said: (day: string, amount: string, card: null | string) => `تنتهي فترتك التجريبية المجانية لـ Business Connect في ${day}. إذا أعجبك، فلا يلزمك فعل أي شيء: بعد ذلك يُحصَّل ${amount} شهريًا${card === null ? "" : ` من بطاقتك المنتهية بـ ${card}`}.`,
    cancel: (url: string) => `للإلغاء أو لتغيير البطاقة: ${url}`,
    after: "إذا ألغيت، تبقى كل الميزات مفعّلة حتى ذلك اليوم. بعده تبقى بياناتك قابلة للقراءة والتصدير.",
  },
  paymentFailed: {
    subject: "لم تكتمل عملية الدفع الأخيرة",
    said: (amount: string, day: string) => `لم تكتمل عملية دفع ${amount} مقابل Business Connect. تبقى كل الميزات مفعّلة حتى ${day}.`,
    update: (url: string) => `للاحتفاظ بالوصول، حدّث بطاقتك: ${url}`,
    after: "من دون دفع، تصبح منشأتك للقراءة فقط بعد ذلك اليوم: تبقى بياناتك قابلة للقراءة والتصدير.",
  },
};

const de: typeof en = {
  hello: "Guten Tag,",
  trialEnds: {
    subject: (day: string) => `Ihr kostenloser Test endet am ${day}`,
    said: (day: string, amount: string, card: null | string) => `Ihr kostenloser Test von Business Connect endet am ${day}. Wenn Sie dabeibleiben möchten, müssen Sie nichts tun: Ab dann werden ${amount} im Monat berechnet${card === null ? "" : ` und Ihre Karte mit den Endziffern ${card} belastet`}.`,
    cancel: (url: string) => `Zum Kündigen oder zum Ändern der Karte: ${url}`,
    after: "Wenn Sie kündigen, bleiben alle Funktionen bis zu diesem Tag aktiv. Danach bleiben Ihre Daten lesbar und können exportiert werden.",
  },
  paymentFailed: {
    subject: "Ihre letzte Zahlung ist fehlgeschlagen",
    said: (amount: string, day: string) => `Die Zahlung von ${amount} für Business Connect ist fehlgeschlagen. Alle Funktionen bleiben bis ${day} aktiv.`,
    update: (url: string) => `Damit Sie den Zugriff behalten, aktualisieren Sie Ihre Karte: ${url}`,
    after: "Ohne Zahlung ist Ihr Betrieb nach diesem Tag nur noch lesbar: Ihre Daten können gelesen und exportiert werden.",
  },
};

const es: typeof en = {
  hello: "Hola:",
  trialEnds: {
    subject: (day: string) => `Tu prueba gratuita termina el ${day}`,
    said: (day: string, amount: string, card: null | string) => `Tu prueba gratuita de Business Connect termina el ${day}. Si te gusta, no tienes que hacer nada: a partir de entonces se cobrarán ${amount} al mes${card === null ? "" : ` a tu tarjeta terminada en ${card}`}.`,
    cancel: (url: string) => `Para cancelar o cambiar la tarjeta: ${url}`,
    after: "Si cancelas, todas las funciones siguen activas hasta ese día. Después, tus datos se podrán seguir leyendo y exportando.",
  },
  paymentFailed: {
    subject: "Tu último pago no se completó",
    said: (amount: string, day: string) => `El pago de ${amount} por Business Connect no se completó. Todas las funciones siguen activas hasta el ${day}.`,
    update: (url: string) => `Para conservar el acceso, actualiza tu tarjeta: ${url}`,
    after: "Sin un pago, tu negocio quedará en solo lectura después de ese día: tus datos se podrán leer y exportar.",
  },
};

const fr: typeof en = {
  hello: "Bonjour,",
  trialEnds: {
    subject: (day: string) => `Votre essai gratuit se termine le ${day}`,
    said: (day: string, amount: string, card: null | string) => `Votre essai gratuit de Business Connect se termine le ${day}. S’il vous convient, vous n’avez rien à faire : ${amount} par mois seront ensuite prélevés${card === null ? "" : ` sur votre carte se terminant par ${card}`}.`,
    cancel: (url: string) => `Pour annuler ou changer de carte : ${url}`,
    after: "Si vous annulez, toutes les fonctions restent actives jusqu’à ce jour. Ensuite, vos données restent lisibles et peuvent être exportées.",
  },
  paymentFailed: {
    subject: "Votre dernier paiement n’a pas abouti",
    said: (amount: string, day: string) => `Le paiement de ${amount} pour Business Connect n’a pas abouti. Toutes les fonctions restent actives jusqu’au ${day}.`,
    update: (url: string) => `Pour conserver l’accès, mettez à jour votre carte : ${url}`,
    after: "Sans paiement, votre établissement passe en lecture seule après ce jour : vos données restent lisibles et peuvent être exportées.",
  },
};

export const billingMailMessages = { en, ar, de, es, fr };
