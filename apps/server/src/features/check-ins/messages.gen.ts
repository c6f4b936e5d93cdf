/** Written by `npm run messages` from the files of messages. */

const en = {
  title: (business: string) => `Check-in poster of ${business}`,
  head: "Arrived? Check in here.",
  headOff: "See what your pet needs here.",
  code: (address: string) => `QR code to check in: ${address}`,
  codeOff: (address: string) => `QR code: ${address}`,
  scan: "Scan with your camera. No app needed.",
  guest: "No account? Ask inside.",
};

const ar: typeof en = {
  title: (business: string) => `ملصق الوصول لـ ${business}`,
  head: "هل وصلت؟ تسجيل الوصول هنا.",
  headOff: "تعرّف على ما يحتاجه حيوانك هنا.",
  code: (address: string) => `رمز QR لتسجيل الوصول: ${address}`,
  codeOff: (address: string) => `رمز QR: ${address}`,
  scan: "المسح بالكاميرا. لا حاجة إلى تطبيق.",
  guest: "لا حساب لديك؟ يُرجى السؤال في الداخل.",
};

const de: typeof en = {
  title: (business: string) => `Check-in-Poster von ${business}`,
  head: "Angekommen? Hier einchecken.",
  headOff: "Hier steht, was Ihr Tier braucht.",
  code: (address: string) => `QR-Code für den Check-in: ${address}`,
  codeOff: (address: string) => `QR-Code: ${address}`,
  scan: "Mit der Kamera scannen. Keine App nötig.",
  guest: "Kein Konto? Fragen Sie drinnen.",
};

const es: typeof en = {
  title: (business: string) => `Cartel de entrada de ${business}`,
  head: "¿Ya llegaste? Registra tu entrada.",
  headOff: "Mira qué necesita tu mascota.",
  code: (address: string) => `Código QR para registrar la entrada: ${address}`,
  codeOff: (address: string) => `Código QR: ${address}`,
  scan: "Escanea con la cámara. No hace falta ninguna app.",
  guest: "¿Sin cuenta? Pregunta dentro.",
};

const fr: typeof en = {
  title: (business: string) => `Affiche d’arrivée : ${business}`,
  head: "Vous êtes là ? Annoncez votre arrivée.",
  headOff: "Voyez ce qu’il faut à votre animal.",
  code: (address: string) => `Code QR pour annoncer votre arrivée : ${address}`,
  codeOff: (address: string) => `Code QR : ${address}`,
  scan: "Scannez avec votre appareil photo. Aucune application nécessaire.",
  guest: "Pas de compte ? Adressez-vous à l’accueil.",
};

export const posterMessages = { en, ar, de, es, fr };
