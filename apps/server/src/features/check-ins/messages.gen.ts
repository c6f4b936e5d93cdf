/** Written by `npm run messages` from the files of messages. */

const en = {
  title: (business: string) => `Check-in poster of ${business}`,
  head: "Here? Check in.",
  code: (address: string) => `QR code to check in: ${address}`,
  scan: "Scan the code with your phone.",
  choose: "Choose your pet.",
  enter: "Come in when the screen says so.",
  guest: "No account? Ask inside.",
};

const ar: typeof en = {
  title: (business: string) => `ملصق الوصول لـ ${business}`,
  head: "هل وصلت؟ تسجيل الوصول هنا.",
  code: (address: string) => `رمز QR لتسجيل الوصول: ${address}`,
  scan: "مسح الرمز بهاتفك.",
  choose: "اختيار حيوانك.",
  enter: "الدخول عندما تسمح الشاشة بذلك.",
  guest: "لا حساب لديك؟ يُرجى السؤال في الداخل.",
};

const de: typeof en = {
  title: (business: string) => `Check-in-Poster von ${business}`,
  head: "Angekommen? Hier einchecken.",
  code: (address: string) => `QR-Code für den Check-in: ${address}`,
  scan: "Scannen Sie den Code mit dem Handy.",
  choose: "Wählen Sie Ihr Tier.",
  enter: "Kommen Sie herein, sobald die Anzeige es sagt.",
  guest: "Kein Konto? Fragen Sie drinnen.",
};

const es: typeof en = {
  title: (business: string) => `Cartel de entrada de ${business}`,
  head: "¿Ya llegaste? Registra tu entrada.",
  code: (address: string) => `Código QR para registrar la entrada: ${address}`,
  scan: "Escanea el código con tu teléfono.",
  choose: "Elige tu mascota.",
  enter: "Entra cuando la pantalla lo indique.",
  guest: "¿Sin cuenta? Pregunta dentro.",
};

const fr: typeof en = {
  title: (business: string) => `Affiche d’arrivée : ${business}`,
  head: "Vous êtes là ? Annoncez votre arrivée.",
  code: (address: string) => `Code QR pour annoncer votre arrivée : ${address}`,
  scan: "Scannez le code avec votre téléphone.",
  choose: "Choisissez votre animal.",
  enter: "Entrez quand l’écran vous y invite.",
  guest: "Pas de compte ? Adressez-vous à l’accueil.",
};

export const posterMessages = { en, ar, de, es, fr };
