/** Written by `npm run messages` from the files of messages. */

const en = {
  subject: (app: string, business: string) => `${app} is now connected to ${business}`,
  subjectOwn: (app: string) => `${app} is now connected to your account`,
  said: (app: string, business: string) => `The app “${app}” was connected to ${business} on Clearpaw.`,
  saidOwn: (app: string) => `The app “${app}” was connected to your account on Clearpaw.`,
  can: "It can:",
  disconnect: "If you did not expect this, disconnect it under Business settings, Developers:",
  disconnectOwn: "If you did not expect this, disconnect it under Settings, Connected apps:",
  forBusiness: {
    "compliance:read": "Check whether a pet is cleared",
    "connections:read": "See connected pets",
    "visits:read": "See visits",
    "visits:write": "Plan, change and cancel visits",
    "check-ins:read": "See check-ins, care plans and care logs",
    "check-ins:write": "Scan badges, check pets in and out, log care",
    "customers:read": "See customers, with contact details and notes",
    "customers:write": "Add and change customers, guests, their care plans and notes",
    "requirements:read": "See requirements and services",
    "pets:read": "See pets",
    "records:read": "See vaccinations",
  },
  forOwner: {
    "pets:read": "See your pets and their profiles",
    "records:read": "See your pets’ vaccinations",
    "compliance:read": "See which businesses your pets are connected to, and whether they are cleared there",
  },
};

const ar: typeof en = {
  subject: (app: string, business: string) => `${app} مرتبط الآن بـ ${business}`,
  subjectOwn: (app: string) => `${app} مرتبط الآن بحسابك`,
  said: (app: string, business: string) => `رُبط التطبيق «${app}» بـ ${business} على Clearpaw.`,
  saidOwn: (app: string) => `رُبط التطبيق «${app}» بحسابك على Clearpaw.`,
  can: "يمكنه:",
  disconnect: "إذا لم تكن تتوقع ذلك، فيمكنك إلغاء ربطه ضمن «إعدادات المنشأة»، «المطوّرون»:",
  disconnectOwn: "إذا لم تكن تتوقع ذلك، فيمكنك إلغاء ربطه ضمن «الإعدادات»، «التطبيقات المرتبطة»:",
  forBusiness: {
    "compliance:read": "معرفة ما إذا كان الدخول مسموحًا لحيوان",
    "connections:read": "رؤية الحيوانات المرتبطة",
    "visits:read": "رؤية الزيارات",
    "visits:write": "تخطيط الزيارات وتغييرها وإلغاؤها",
    "check-ins:read": "رؤية تسجيلات الوصول وخطط الرعاية وسجلات الرعاية",
    "check-ins:write": "مسح الشارات وتسجيل الوصول والمغادرة وتدوين الرعاية",
    "customers:read": "رؤية العملاء مع بيانات الاتصال والملاحظات",
    "customers:write": "إضافة العملاء والضيوف وخطط رعايتهم وملاحظاتهم وتغييرها",
    "requirements:read": "رؤية المتطلبات والخدمات",
    "pets:read": "رؤية الحيوانات",
    "records:read": "رؤية التطعيمات",
  },
  forOwner: {
    "pets:read": "رؤية حيواناتك وملفاتها التعريفية",
    "records:read": "رؤية تطعيمات حيواناتك",
    "compliance:read": "رؤية المنشآت المرتبطة بحيواناتك، وما إذا كان الدخول إليها مسموحًا",
  },
};

const de: typeof en = {
  subject: (app: string, business: string) => `${app} ist jetzt mit ${business} verbunden`,
  subjectOwn: (app: string) => `${app} ist jetzt mit Ihrem Konto verbunden`,
  said: (app: string, business: string) => `Die App „${app}“ wurde auf Clearpaw mit ${business} verbunden.`,
  saidOwn: (app: string) => `Die App „${app}“ wurde auf Clearpaw mit Ihrem Konto verbunden.`,
  can: "Sie kann:",
  disconnect: "Wenn Sie das nicht erwartet haben, trennen Sie sie unter „Betriebseinstellungen“, „Entwicklung“:",
  disconnectOwn: "Wenn Sie das nicht erwartet haben, trennen Sie sie unter „Einstellungen“, „Verbundene Apps“:",
  forBusiness: {
    "compliance:read": "Prüfen, ob ein Tier zugelassen ist",
    "connections:read": "Verbundene Tiere sehen",
    "visits:read": "Besuche sehen",
    "visits:write": "Besuche planen, ändern und absagen",
    "check-ins:read": "Check-ins, Betreuungspläne und Betreuungsprotokolle sehen",
    "check-ins:write": "Ausweise scannen, Tiere ein- und auschecken, Betreuung eintragen",
    "customers:read": "Kunden mit Kontaktdaten und Notizen sehen",
    "customers:write": "Kunden, Gäste, deren Betreuungspläne und Notizen hinzufügen und ändern",
    "requirements:read": "Anforderungen und Leistungen sehen",
    "pets:read": "Tiere sehen",
    "records:read": "Impfungen sehen",
  },
  forOwner: {
    "pets:read": "Ihre Tiere und deren Profile sehen",
    "records:read": "Die Impfungen Ihrer Tiere sehen",
    "compliance:read": "Sehen, mit welchen Betrieben Ihre Tiere verbunden sind und ob sie dort zugelassen sind",
  },
};

const es: typeof en = {
  subject: (app: string, business: string) => `${app} ahora está conectada a ${business}`,
  subjectOwn: (app: string) => `${app} ahora está conectada a tu cuenta`,
  said: (app: string, business: string) => `La app «${app}» se conectó a ${business} en Clearpaw.`,
  saidOwn: (app: string) => `La app «${app}» se conectó a tu cuenta en Clearpaw.`,
  can: "Puede:",
  disconnect: "Si no lo esperabas, desconéctala en Ajustes del negocio, Desarrolladores:",
  disconnectOwn: "Si no lo esperabas, desconéctala en Ajustes, Apps conectadas:",
  forBusiness: {
    "compliance:read": "Consultar si una mascota está en regla",
    "connections:read": "Ver las mascotas conectadas",
    "visits:read": "Ver las visitas",
    "visits:write": "Planear, cambiar y cancelar visitas",
    "check-ins:read": "Ver entradas, planes de cuidados y registros de cuidados",
    "check-ins:write": "Escanear credenciales, registrar la entrada y salida de mascotas y anotar cuidados",
    "customers:read": "Ver los clientes, con sus datos de contacto y notas",
    "customers:write": "Añadir y cambiar clientes y visitantes, con sus planes de cuidados y notas",
    "requirements:read": "Ver los requisitos y servicios",
    "pets:read": "Ver las mascotas",
    "records:read": "Ver las vacunas",
  },
  forOwner: {
    "pets:read": "Ver tus mascotas y sus perfiles",
    "records:read": "Ver las vacunas de tus mascotas",
    "compliance:read": "Ver a qué negocios están conectadas tus mascotas y si allí están en regla",
  },
};

const fr: typeof en = {
  subject: (app: string, business: string) => `${app} est maintenant connectée à ${business}`,
  subjectOwn: (app: string) => `${app} est maintenant connectée à votre compte`,
  said: (app: string, business: string) => `L’application « ${app} » a été connectée à ${business} sur Clearpaw.`,
  saidOwn: (app: string) => `L’application « ${app} » a été connectée à votre compte sur Clearpaw.`,
  can: "Elle peut :",
  disconnect: "Si vous ne vous y attendiez pas, déconnectez-la sous « Réglages de l’établissement », « Développeurs » :",
  disconnectOwn: "Si vous ne vous y attendiez pas, déconnectez-la sous « Réglages », « Applications connectées » :",
  forBusiness: {
    "compliance:read": "Vérifier si un animal est en règle",
    "connections:read": "Voir les animaux associés",
    "visits:read": "Voir les visites",
    "visits:write": "Prévoir, modifier et annuler des visites",
    "check-ins:read": "Voir les arrivées, les plans de soins et les journaux de soins",
    "check-ins:write": "Scanner les badges, noter arrivées et départs, consigner les soins",
    "customers:read": "Voir les clients, avec coordonnées et notes",
    "customers:write": "Ajouter et modifier les clients, les animaux de passage, leurs plans de soins et leurs notes",
    "requirements:read": "Voir les exigences et les prestations",
    "pets:read": "Voir les animaux",
    "records:read": "Voir les vaccinations",
  },
  forOwner: {
    "pets:read": "Voir vos animaux et leurs profils",
    "records:read": "Voir les vaccinations de vos animaux",
    "compliance:read": "Voir à quels établissements vos animaux sont associés, et s’ils y sont en règle",
  },
};

export const appMailMessages = { en, ar, de, es, fr };
