/** Written by `npm run messages` from the files of messages. */

const en = {
  created: {
    subject: (business: string, name: string) => `New API key for ${business}: ${name}`,
    said: (business: string, name: string) => `An owner of ${business} created an API key called “${name}” on Clearpaw.`,
  },
  rotated: {
    subject: (business: string, name: string) => `API key replaced for ${business}: ${name}`,
    said: (business: string, name: string) => `An owner of ${business} replaced the API key called “${name}” on Clearpaw.`,
  },
  scopes: (scopes: string) => `A program with this key can use: ${scopes}.`,
  revoke: "If you did not expect this, revoke the key under Settings > Developers:",
};

const ar: typeof en = {
  created: {
    subject: (business: string, name: string) => `مفتاح API جديد لـ ${business}: ${name}`,
    said: (business: string, name: string) => `أنشأ أحد مالكي ${business} مفتاح API باسم «${name}» على Clearpaw.`,
  },
  rotated: {
    subject: (business: string, name: string) => `تم استبدال مفتاح API لـ ${business}: ${name}`,
    said: (business: string, name: string) => `استبدل أحد مالكي ${business} مفتاح API المسمى «${name}» على Clearpaw.`,
  },
  scopes: (scopes: string) => `يمكن لبرنامج يملك هذا المفتاح استخدام: ${scopes}.`,
  revoke: "إذا لم تكن تتوقع ذلك، فألغِ المفتاح ضمن «الإعدادات» > «المطوّرون»:",
};

const de: typeof en = {
  created: {
    subject: (business: string, name: string) => `Neuer API-Schlüssel für ${business}: ${name}`,
    said: (business: string, name: string) => `Ein Inhaber von ${business} hat auf Clearpaw einen API-Schlüssel namens „${name}“ erstellt.`,
  },
  rotated: {
    subject: (business: string, name: string) => `API-Schlüssel für ${business} ersetzt: ${name}`,
    said: (business: string, name: string) => `Ein Inhaber von ${business} hat auf Clearpaw den API-Schlüssel namens „${name}“ ersetzt.`,
  },
  scopes: (scopes: string) => `Ein Programm mit diesem Schlüssel kann verwenden: ${scopes}.`,
  revoke: "Wenn Sie das nicht erwartet haben, widerrufen Sie den Schlüssel unter „Einstellungen“ > „Entwicklung“:",
};

const es: typeof en = {
  created: {
    subject: (business: string, name: string) => `Nueva clave de API de ${business}: ${name}`,
    said: (business: string, name: string) => `Un propietario de ${business} creó en Clearpaw una clave de API llamada «${name}».`,
  },
  rotated: {
    subject: (business: string, name: string) => `Clave de API de ${business} reemplazada: ${name}`,
    said: (business: string, name: string) => `Un propietario de ${business} reemplazó en Clearpaw la clave de API llamada «${name}».`,
  },
  scopes: (scopes: string) => `Un programa con esta clave puede usar: ${scopes}.`,
  revoke: "Si no lo esperabas, revoca la clave en Ajustes > Desarrolladores:",
};

const fr: typeof en = {
  created: {
    subject: (business: string, name: string) => `Nouvelle clé d’API pour ${business} : ${name}`,
    said: (business: string, name: string) => `Un propriétaire de ${business} a créé sur Clearpaw une clé d’API appelée « ${name} ».`,
  },
  rotated: {
    subject: (business: string, name: string) => `Clé d’API remplacée pour ${business} : ${name}`,
    said: (business: string, name: string) => `Un propriétaire de ${business} a remplacé sur Clearpaw la clé d’API appelée « ${name} ».`,
  },
  scopes: (scopes: string) => `Un programme avec cette clé peut utiliser : ${scopes}.`,
  revoke: "Si vous ne vous y attendiez pas, révoquez la clé sous « Réglages » > « Développeurs » :",
};

export const apiKeyMailMessages = { en, ar, de, es, fr };
