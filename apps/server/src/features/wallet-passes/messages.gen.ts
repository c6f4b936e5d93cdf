/** Written by `npm run messages` from the files of messages. */

const en = {
  description: (pet: string) => `Badge of ${pet}`,
  title: "Clearpaw badge",
  pet: "PET",
  species: "SPECIES",
  countsAs: "COUNTS AS",
  paper: "Paper badge",
  specimen: "Specimen, not valid",
  use: "At check-in",
  howToUse: "Staff scan this code with a connection to the internet. It counts as a printed badge, so a business may ask for the live badge in the app instead.",
  lost: "If someone else has this code",
  whenLost: "Open the badge in the app and create a new code. This pass stops working; add the badge again.",
  help: "Help",
  usedUp: "This link was used or has expired. Add the badge to Apple Wallet again from the pet’s badge.",
};

const ar: typeof en = {
  description: (pet: string) => `شارة ${pet}`,
  title: "شارة Clearpaw",
  pet: "الحيوان",
  species: "النوع",
  countsAs: "تُعد",
  paper: "شارة ورقية",
  specimen: "عيّنة، غير صالحة",
  use: "عند تسجيل الوصول",
  howToUse: "يمسح الموظفون هذا الرمز باتصال بالإنترنت. يُعد شارة مطبوعة، لذا قد تطلب منشأة الشارة الحية في التطبيق بدلًا منه.",
  lost: "إذا كان هذا الرمز مع شخص آخر",
  whenLost: "يُرجى فتح الشارة في التطبيق وإنشاء رمز جديد. تتوقف هذه البطاقة عن العمل؛ ثم تُضاف الشارة من جديد.",
  help: "المساعدة",
  usedUp: "استُخدم هذا الرابط أو انتهت صلاحيته. يُرجى إضافة الشارة مجددًا إلى Apple Wallet من شارة الحيوان.",
};

const de: typeof en = {
  description: (pet: string) => `Ausweis von ${pet}`,
  title: "Clearpaw-Ausweis",
  pet: "TIER",
  species: "TIERART",
  countsAs: "GILT ALS",
  paper: "Papierausweis",
  specimen: "Muster, nicht gültig",
  use: "Beim Check-in",
  howToUse: "Das Personal scannt diesen Code mit einer Internetverbindung. Er gilt als gedruckter Ausweis, daher kann ein Betrieb stattdessen den Ausweis in der App verlangen.",
  lost: "Wenn jemand anders diesen Code hat",
  whenLost: "Öffnen Sie den Ausweis in der App und erstellen Sie einen neuen Code. Diese Karte gilt dann nicht mehr; fügen Sie den Ausweis erneut hinzu.",
  help: "Hilfe",
  usedUp: "Dieser Link wurde schon benutzt oder ist abgelaufen. Fügen Sie den Ausweis vom Ausweis des Tieres aus erneut zu Apple Wallet hinzu.",
};

const es: typeof en = {
  description: (pet: string) => `Credencial de ${pet}`,
  title: "Credencial de Clearpaw",
  pet: "MASCOTA",
  species: "ESPECIE",
  countsAs: "CUENTA COMO",
  paper: "Credencial impresa",
  specimen: "Muestra, no válida",
  use: "Al registrar la entrada",
  howToUse: "El personal escanea este código con conexión a internet. Cuenta como credencial impresa, así que un negocio puede pedir la credencial de la aplicación en su lugar.",
  lost: "Si otra persona tiene este código",
  whenLost: "Abre la credencial en la aplicación y crea un nuevo código. Este pase deja de funcionar; añade la credencial de nuevo.",
  help: "Ayuda",
  usedUp: "Este enlace ya se usó o ha caducado. Añade de nuevo la credencial a Apple Wallet desde la credencial de la mascota.",
};

const fr: typeof en = {
  description: (pet: string) => `Badge de ${pet}`,
  title: "Badge Clearpaw",
  pet: "ANIMAL",
  species: "ESPÈCE",
  countsAs: "VAUT COMME",
  paper: "Badge papier",
  specimen: "Spécimen, non valable",
  use: "À l’arrivée",
  howToUse: "L’équipe scanne ce code avec une connexion à Internet. Il vaut comme badge imprimé : un établissement peut donc demander le badge de l’application à la place.",
  lost: "Si quelqu’un d’autre a ce code",
  whenLost: "Ouvrez le badge dans l’application et créez un nouveau code. Cette carte cesse de fonctionner ; ajoutez de nouveau le badge.",
  help: "Aide",
  usedUp: "Ce lien a déjà servi ou a expiré. Ajoutez de nouveau le badge à Apple Wallet depuis le badge de l’animal.",
};

export const walletPassMessages = { en, ar, de, es, fr };
