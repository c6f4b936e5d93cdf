/** Written by `npm run messages` from the files of messages. */

const en = {
  open: (email: string) => `Open this link and log in with this email address (${email}):`,
  openOrCreate: (email: string) => `Open this link and log in with this email address (${email}), or create an account with it:`,
  works: "The link works once, for seven days. If you did not expect this email, you can ignore it.",
  team: {
    subject: (business: string) => `${business} invites you to its team on Clearpaw`,
    ask: (business: string, role: "manager" | "other") => `${business} would like you to join its team as ${role === "manager" ? "a manager" : "staff"}.`,
  },
  care: {
    subject: "An invitation to care for a pet together on Clearpaw",
    ask: (pet: string, access: "full" | "other") => `${pet}’s owner shares the pet’s health record with you, ${access === "full" ? "to view and edit" : "to view"}.`,
  },
  transfer: {
    subject: "A pet is being given to you on Clearpaw",
    ask: (pet: string) => `The owner of ${pet} would like to give you the pet’s health record, with all records and documents.`,
    after: (pet: string, keep: "read" | "other") => `Once you accept, ${pet} is yours on Clearpaw, and gets a new badge. ${keep === "read" ? "The former owner can still read the record." : "The former owner no longer sees it."}`,
  },
};

const ar: typeof en = {
  open: (email: string) => `افتح هذا الرابط وسجّل الدخول بعنوان البريد هذا (${email}):`,
  openOrCreate: (email: string) => `افتح هذا الرابط وسجّل الدخول بعنوان البريد هذا (${email})، أو أنشئ حسابًا به:`,
  works: "يعمل الرابط مرة واحدة لمدة سبعة أيام. إذا لم تكن تتوقع هذه الرسالة، فيمكنك تجاهلها.",
  team: {
    subject: (business: string) => `تدعوك ${business} إلى فريقها على Clearpaw`,
    ask: (business: string, role: "manager" | "other") => `تودّ ${business} انضمامك إلى فريقها بصفة ${role === "manager" ? "مدير" : "موظف"}.`,
  },
  care: {
    subject: "دعوة لرعاية حيوان أليف معًا على Clearpaw",
    ask: (pet: string, access: "full" | "other") => `يشارك مالك ${pet} السجل الصحي للحيوان معك، ${access === "full" ? "للعرض والتعديل" : "للعرض"}.`,
  },
  transfer: {
    subject: "يُنقل إليك حيوان أليف على Clearpaw",
    ask: (pet: string) => `يودّ مالك ${pet} أن ينقل إليك السجل الصحي للحيوان، مع كل السجلات والمستندات.`,
    after: (pet: string, keep: "read" | "other") => `بعد موافقتك يصبح ${pet} لك على Clearpaw ويحصل على شارة جديدة. ${keep === "read" ? "يظل بإمكان المالك السابق قراءة السجل." : "لن يرى المالك السابق السجل بعد ذلك."}`,
  },
};

const de: typeof en = {
  open: (email: string) => `Öffnen Sie diesen Link und melden Sie sich mit dieser E-Mail-Adresse an (${email}):`,
  openOrCreate: (email: string) => `Öffnen Sie diesen Link und melden Sie sich mit dieser E-Mail-Adresse an (${email}), oder erstellen Sie damit ein Konto:`,
  works: "Der Link funktioniert einmal, sieben Tage lang. Wenn Sie diese E-Mail nicht erwartet haben, können Sie sie ignorieren.",
  team: {
    subject: (business: string) => `${business} lädt Sie ins Team auf Clearpaw ein`,
    ask: (business: string, role: "manager" | "other") => `${business} möchte Sie ${role === "manager" ? "als Leitung" : "als Personal"} ins Team aufnehmen.`,
  },
  care: {
    subject: "Eine Einladung, auf Clearpaw gemeinsam ein Tier zu betreuen",
    ask: (pet: string, access: "full" | "other") => `Der Halter von ${pet} gibt die Gesundheitsakte des Tiers für Sie frei, ${access === "full" ? "zum Ansehen und Bearbeiten" : "zum Ansehen"}.`,
  },
  transfer: {
    subject: "Auf Clearpaw soll Ihnen ein Tier übergeben werden",
    ask: (pet: string) => `Der Halter von ${pet} möchte Ihnen die Gesundheitsakte des Tiers mit allen Einträgen und Dokumenten übergeben.`,
    after: (pet: string, keep: "read" | "other") => `Sobald Sie annehmen, gehört ${pet} auf Clearpaw zu Ihnen und erhält einen neuen Ausweis. ${keep === "read" ? "Der bisherige Halter kann die Akte weiterhin lesen." : "Der bisherige Halter sieht sie nicht mehr."}`,
  },
};

const es: typeof en = {
  open: (email: string) => `Abre este enlace e inicia sesión con este correo electrónico (${email}):`,
  openOrCreate: (email: string) => `Abre este enlace e inicia sesión con este correo electrónico (${email}), o crea una cuenta con él:`,
  works: "El enlace funciona una vez, durante siete días. Si no esperabas este correo, puedes ignorarlo.",
  team: {
    subject: (business: string) => `${business} te invita a su equipo en Clearpaw`,
    ask: (business: string, role: "manager" | "other") => `A ${business} le gustaría que te unieras a su equipo como ${role === "manager" ? "gerente" : "personal"}.`,
  },
  care: {
    subject: "Una invitación para cuidar juntos de una mascota en Clearpaw",
    ask: (pet: string, access: "full" | "other") => `El dueño de ${pet} comparte contigo el historial de salud de la mascota, ${access === "full" ? "para verlo y editarlo" : "para verlo"}.`,
  },
  transfer: {
    subject: "Te van a dar una mascota en Clearpaw",
    ask: (pet: string) => `El dueño de ${pet} quiere darte el historial de salud de la mascota, con todos los registros y documentos.`,
    after: (pet: string, keep: "read" | "other") => `Cuando aceptes, ${pet} será tu mascota en Clearpaw y recibirá una credencial nueva. ${keep === "read" ? "El dueño anterior podrá seguir leyendo el historial." : "El dueño anterior ya no lo verá."}`,
  },
};

const fr: typeof en = {
  open: (email: string) => `Ouvrez ce lien et connectez-vous avec cette adresse e-mail (${email}) :`,
  openOrCreate: (email: string) => `Ouvrez ce lien et connectez-vous avec cette adresse e-mail (${email}), ou créez un compte avec elle :`,
  works: "Le lien fonctionne une fois, pendant sept jours. Si vous n’attendiez pas cet e-mail, ignorez-le.",
  team: {
    subject: (business: string) => `${business} vous invite à rejoindre son équipe sur Clearpaw`,
    ask: (business: string, role: "manager" | "other") => `${business} souhaite que vous rejoigniez son équipe ${role === "manager" ? "en tant que responsable" : "en tant que membre de l’équipe"}.`,
  },
  care: {
    subject: "Une invitation à s’occuper ensemble d’un animal sur Clearpaw",
    ask: (pet: string, access: "full" | "other") => `Le propriétaire de ${pet} partage avec vous le dossier de santé de l’animal, ${access === "full" ? "en consultation et en modification" : "en consultation"}.`,
  },
  transfer: {
    subject: "Un animal vous est confié sur Clearpaw",
    ask: (pet: string) => `Le propriétaire de ${pet} souhaite vous transmettre le dossier de santé de l’animal, avec tous les éléments et documents.`,
    after: (pet: string, keep: "read" | "other") => `Dès que vous acceptez, ${pet} est à vous sur Clearpaw et reçoit un nouveau badge. ${keep === "read" ? "L’ancien propriétaire peut encore lire le dossier." : "L’ancien propriétaire ne le voit plus."}`,
  },
};

export const invitationMailMessages = { en, ar, de, es, fr };
