/** Written by `npm run messages` from the files of messages. */

const en = {
  title: (business: string) => `Check-in poster of ${business}`,
  head: "Arrived? Check in here.",
  code: (address: string) => `QR code to check in: ${address}`,
  scan: "Scan with your camera. No app needed.",
  guest: "No account? Ask inside.",
};

const ar: typeof en = {
  title: (business: string) => `ملصق الوصول لـ ${business}`,
  head: "هل وصلت؟ تسجيل الوصول هنا.",
  code: (address: string) => `رمز QR لتسجيل الوصول: ${address}`,
  scan: "المسح بالكاميرا. لا حاجة إلى تطبيق.",
  guest: "لا حساب لديك؟ يُرجى السؤال في الداخل.",
};

const de: typeof en = {
  title: (business: string) => `Check-in-Poster von ${business}`,
  head: "Angekommen? Hier einchecken.",
  code: (address: string) => `QR-Code für den Check-in: ${address}`,
  scan: "Mit der Kamera scannen. Keine App nötig.",
  guest: "Kein Konto? Fragen Sie drinnen.",
};

const es: typeof en = {
  title: (business: string) => `Cartel de entrada de ${business}`,
  head: "¿Ya llegaste? Registra tu entrada.",
  code: (address: string) => `Código QR para registrar la entrada: ${address}`,
  scan: "Escanea con la cámara. No hace falta ninguna app.",
  guest: "¿Sin cuenta? Pregunta dentro.",
};

const fr: typeof en = {
  title: (business: string) => `Affiche d’arrivée : ${business}`,
  head: "Vous êtes là ? Annoncez votre arrivée.",
  code: (address: string) => `Code QR pour annoncer votre arrivée : ${address}`,
  scan: "Scannez avec votre appareil photo. Aucune application nécessaire.",
  guest: "Pas de compte ? Adressez-vous à l’accueil.",
};

export const posterMessages = { en, ar, de, es, fr };
