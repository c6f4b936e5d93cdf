/** Written by `npm run messages` from the files of messages. */

const en = {
  title: (pet: string) => `${pet}’s badge`,
  heading: (pet: string) => `This is ${pet}’s badge`,
  what: (pet: string) => `Pet-friendly businesses scan it on arrival and see whether ${pet} may come in. It says nothing else about ${pet}.`,
  work: "Do you work at one? Sign in and scan it with Clearpaw.",
  signIn: "Sign in",
  lost: (pet: string) => `${pet} is lost`,
  found: (pet: string) => `Have you found ${pet}? The owner is waiting to hear from you.`,
  call: (phone: string) => `Call ${phone}`,
  write: (email: string) => `Write to ${email}`,
  unknown: {
    title: "A badge",
    heading: "This badge does not hold any more",
    why: "Its owner has made a newer one, or has put it away.",
  },
};

const ar: typeof en = {
  title: (pet: string) => `شارة ${pet}`,
  heading: (pet: string) => `هذه شارة ${pet}`,
  what: (pet: string) => `تمسحها المنشآت المرحبة بالحيوانات عند الوصول لتعرف هل يُسمح بدخول ${pet}. ولا تذكر أي شيء آخر عن ${pet}.`,
  work: "هل تعمل في إحداها؟ سجّل الدخول وامسحها باستخدام Clearpaw.",
  signIn: "تسجيل الدخول",
  lost: (pet: string) => `${pet} مفقود`,
  found: (pet: string) => `هل وجدت ${pet}؟ المالك ينتظر خبرًا منك.`,
  call: (phone: string) => `اتصل على ${phone}`,
  write: (email: string) => `راسل ${email}`,
  unknown: {
    title: "شارة",
    heading: "لم تعد هذه الشارة صالحة",
    why: "أنشأ المالك شارة أحدث أو أوقفها.",
  },
};

const de: typeof en = {
  title: (pet: string) => `Ausweis von ${pet}`,
  heading: (pet: string) => `Das ist der Ausweis von ${pet}`,
  what: (pet: string) => `Tierfreundliche Betriebe scannen ihn bei der Ankunft und sehen, ob ${pet} hereindarf. Sonst verrät er nichts über ${pet}.`,
  work: "Arbeiten Sie in einem solchen Betrieb? Melden Sie sich an und scannen Sie ihn mit Clearpaw.",
  signIn: "Anmelden",
  lost: (pet: string) => `${pet} wird vermisst`,
  found: (pet: string) => `Haben Sie ${pet} gefunden? Der Halter wartet auf Ihre Nachricht.`,
  call: (phone: string) => `${phone} anrufen`,
  write: (email: string) => `An ${email} schreiben`,
  unknown: {
    title: "Ein Ausweis",
    heading: "Dieser Ausweis gilt nicht mehr",
    why: "Der Halter hat einen neueren erstellt oder ihn stillgelegt.",
  },
};

const es: typeof en = {
  title: (pet: string) => `Credencial de ${pet}`,
  heading: (pet: string) => `Esta es la credencial de ${pet}`,
  what: (pet: string) => `Los negocios que admiten mascotas la escanean a la llegada y ven si ${pet} puede entrar. No dice nada más sobre ${pet}.`,
  work: "¿Trabajas en uno? Inicia sesión y escanéala con Clearpaw.",
  signIn: "Iniciar sesión",
  lost: (pet: string) => `${pet} se ha perdido`,
  found: (pet: string) => `¿Has encontrado a ${pet}? Su dueño espera noticias tuyas.`,
  call: (phone: string) => `Llamar al ${phone}`,
  write: (email: string) => `Escribir a ${email}`,
  unknown: {
    title: "Una credencial",
    heading: "Esta credencial ya no es válida",
    why: "Su dueño ha creado una más reciente o la ha retirado.",
  },
};

const fr: typeof en = {
  title: (pet: string) => `Badge de ${pet}`,
  heading: (pet: string) => `Voici le badge de ${pet}`,
  what: (pet: string) => `Les établissements qui accueillent les animaux le scannent à l’arrivée et voient si ${pet} peut entrer. Il ne dit rien d’autre sur ${pet}.`,
  work: "Vous travaillez dans l’un d’eux ? Connectez-vous et scannez-le avec Clearpaw.",
  signIn: "Se connecter",
  lost: (pet: string) => `${pet} est perdu`,
  found: (pet: string) => `Avez-vous trouvé ${pet} ? Son propriétaire attend de vos nouvelles.`,
  call: (phone: string) => `Appeler le ${phone}`,
  write: (email: string) => `Écrire à ${email}`,
  unknown: {
    title: "Un badge",
    heading: "Ce badge n’est plus valable",
    why: "Son propriétaire en a créé un plus récent, ou l’a retiré.",
  },
};

export const badgePageMessages = { en, ar, de, es, fr };
