/** Written by `npm run messages` from the files of messages. */

const en = {
  notYou: (url: string) => `If it was not you, choose a new password now: ${url}`,
  reset: {
    subject: "Choose a new Clearpaw password",
    asked: "Someone, hopefully you, asked for a new password. Choose it here:",
    works: "The link works once, for one hour, and any earlier link no longer works. If it was not you, nothing has changed and you do not need to do anything.",
  },
  passwordChanged: {
    subject: "Your Clearpaw password was changed",
    said: "Your password was changed just now, and all other devices were signed out.",
    apps: "These connected apps still have access:",
    unknownApp: (url: string) => `If you do not know one of them, disconnect it under Settings, or under Business settings, Developers: ${url}`,
  },
  newAddress: {
    subject: "Confirm your address for Clearpaw",
    confirm: "Confirm that this is your address, and you will log in with it from then on:",
    open: "Open the link in a browser where you are signed in. It works once, for one hour. If you did not ask for it, you can ignore this email.",
  },
  addressAsked: {
    subject: "Your Clearpaw address is about to change",
    said: "Someone, hopefully you, asked to log in with another address. It changes once the new address is confirmed.",
  },
  addressChanged: {
    subject: "Your Clearpaw address has changed",
    said: "Your account now uses another email address, and this one no longer signs you in.",
    back: "If it was not you, take your account back within 7 days. This signs everyone out and asks you for a new password:",
  },
  guessed: {
    subject: "Someone may be guessing your Clearpaw password",
    said: "Many wrong passwords were tried on your account, so logging in from new devices is slowed down for now. Devices you have used before work as usual.",
    you: (url: string) => `If it was you, choose a new password: ${url}`,
    notYou: "If it was not you, you do not need to do anything. Two-step login or a passkey, under Settings, protects you even if someone learns your password.",
  },
};

const ar: typeof en = {
  notYou: (url: string) => `إذا لم تكن أنت، فاختر الآن كلمة مرور جديدة: ${url}`,
  reset: {
    subject: "اختر كلمة مرور جديدة لحسابك في Clearpaw",
    asked: "طلب شخص ما، نأمل أنه أنت، كلمة مرور جديدة. اخترها من هنا:",
    works: "يعمل الرابط مرة واحدة لمدة ساعة، ولم تعد الروابط السابقة تعمل. إذا لم تكن أنت، فلم يتغير شيء ولا يلزمك فعل أي شيء.",
  },
  passwordChanged: {
    subject: "تم تغيير كلمة مرورك في Clearpaw",
    said: "تم تغيير كلمة مرورك للتو، وسُجّل الخروج من جميع الأجهزة الأخرى.",
    apps: "لا تزال هذه التطبيقات المرتبطة تملك حق الوصول:",
    unknownApp: (url: string) => `إذا لم تعرف أحدها، فيمكنك إلغاء ربطه ضمن «الإعدادات» أو ضمن «إعدادات المنشأة»، «المطوّرون»: ${url}`,
  },
  newAddress: {
    subject: "أكّد عنوان بريدك لدى Clearpaw",
    confirm: "أكّد أن هذا عنوانك لتسجّل الدخول به من الآن فصاعدًا:",
    open: "افتح الرابط في متصفح سجّلت فيه الدخول. يعمل مرة واحدة لمدة ساعة. إذا لم تطلب ذلك، فيمكنك تجاهل هذه الرسالة.",
  },
  addressAsked: {
    subject: "عنوان بريدك لدى Clearpaw على وشك أن يتغير",
    said: "طلب شخص ما، نأمل أنه أنت، تسجيل الدخول بعنوان آخر. سيتغير بعد تأكيد العنوان الجديد.",
  },
  addressChanged: {
    subject: "تغيّر عنوان بريدك لدى Clearpaw",
    said: "يستخدم حسابك الآن عنوان بريد آخر، ولم يعد بإمكانك تسجيل الدخول بهذا العنوان.",
    back: "إذا لم تكن أنت، فاستعد حسابك خلال 7 أيام. سيؤدي ذلك إلى تسجيل خروج الجميع وطلب كلمة مرور جديدة منك:",
  },
  guessed: {
    subject: "قد يحاول شخص ما تخمين كلمة مرورك في Clearpaw",
    said: "جُرّبت كلمات مرور خاطئة كثيرة على حسابك، لذا أصبح تسجيل الدخول من الأجهزة الجديدة أبطأ مؤقتًا. تعمل الأجهزة التي استخدمتها من قبل كالمعتاد.",
    you: (url: string) => `إذا كنت أنت، فاختر كلمة مرور جديدة: ${url}`,
    notYou: "إذا لم تكن أنت، فلا يلزمك فعل أي شيء. يحميك تسجيل الدخول بخطوتين أو مفتاح المرور، ضمن «الإعدادات»، حتى لو عرف أحد كلمة مرورك.",
  },
};

const de: typeof en = {
  notYou: (url: string) => `Wenn Sie das nicht waren, wählen Sie jetzt ein neues Passwort: ${url}`,
  reset: {
    subject: "Wählen Sie ein neues Clearpaw-Passwort",
    asked: "Jemand, hoffentlich Sie, hat ein neues Passwort angefordert. Hier können Sie es wählen:",
    works: "Der Link funktioniert einmal, eine Stunde lang; frühere Links funktionieren nicht mehr. Wenn Sie das nicht waren, hat sich nichts geändert und Sie müssen nichts tun.",
  },
  passwordChanged: {
    subject: "Ihr Clearpaw-Passwort wurde geändert",
    said: "Ihr Passwort wurde soeben geändert, und alle anderen Geräte wurden abgemeldet.",
    apps: "Diese verbundenen Apps haben weiterhin Zugriff:",
    unknownApp: (url: string) => `Wenn Sie eine davon nicht kennen, trennen Sie sie unter „Einstellungen“ oder unter „Betriebseinstellungen“, „Entwicklung“: ${url}`,
  },
  newAddress: {
    subject: "Bestätigen Sie Ihre Adresse für Clearpaw",
    confirm: "Bestätigen Sie, dass dies Ihre Adresse ist. Danach melden Sie sich damit an:",
    open: "Öffnen Sie den Link in einem Browser, in dem Sie angemeldet sind. Er funktioniert einmal, eine Stunde lang. Wenn Sie das nicht angefordert haben, können Sie diese E-Mail ignorieren.",
  },
  addressAsked: {
    subject: "Ihre Clearpaw-Adresse soll geändert werden",
    said: "Jemand, hoffentlich Sie, möchte sich mit einer anderen Adresse anmelden. Sie ändert sich, sobald die neue Adresse bestätigt ist.",
  },
  addressChanged: {
    subject: "Ihre Clearpaw-Adresse wurde geändert",
    said: "Ihr Konto verwendet jetzt eine andere E-Mail-Adresse; mit dieser können Sie sich nicht mehr anmelden.",
    back: "Wenn Sie das nicht waren, holen Sie Ihr Konto innerhalb von 7 Tagen zurück. Dabei werden alle abgemeldet, und Sie wählen ein neues Passwort:",
  },
  guessed: {
    subject: "Jemand versucht möglicherweise, Ihr Clearpaw-Passwort zu erraten",
    said: "Bei Ihrem Konto wurden viele falsche Passwörter versucht. Die Anmeldung auf neuen Geräten ist deshalb vorerst verlangsamt. Geräte, die Sie schon benutzt haben, funktionieren wie gewohnt.",
    you: (url: string) => `Wenn Sie das waren, wählen Sie ein neues Passwort: ${url}`,
    notYou: "Wenn Sie das nicht waren, müssen Sie nichts tun. Die Zwei-Schritt-Anmeldung oder ein Passkey, unter „Einstellungen“, schützt Sie auch dann, wenn jemand Ihr Passwort erfährt.",
  },
};

const es: typeof en = {
  notYou: (url: string) => `Si no fuiste tú, elige ahora una contraseña nueva: ${url}`,
  reset: {
    subject: "Elige una nueva contraseña de Clearpaw",
    asked: "Alguien, esperamos que tú, pidió una contraseña nueva. Elígela aquí:",
    works: "El enlace funciona una vez, durante una hora, y los enlaces anteriores ya no funcionan. Si no fuiste tú, nada ha cambiado y no tienes que hacer nada.",
  },
  passwordChanged: {
    subject: "Se cambió tu contraseña de Clearpaw",
    said: "Tu contraseña se acaba de cambiar y se cerró la sesión en los demás dispositivos.",
    apps: "Estas apps conectadas siguen teniendo acceso:",
    unknownApp: (url: string) => `Si no conoces alguna, desconéctala en Ajustes, o en Ajustes del negocio, Desarrolladores: ${url}`,
  },
  newAddress: {
    subject: "Confirma tu correo para Clearpaw",
    confirm: "Confirma que este es tu correo y a partir de entonces iniciarás sesión con él:",
    open: "Abre el enlace en un navegador en el que hayas iniciado sesión. Funciona una vez, durante una hora. Si no lo pediste, puedes ignorar este correo.",
  },
  addressAsked: {
    subject: "Tu correo de Clearpaw está a punto de cambiar",
    said: "Alguien, esperamos que tú, pidió iniciar sesión con otro correo. El cambio se hará cuando se confirme el nuevo.",
  },
  addressChanged: {
    subject: "Tu correo de Clearpaw ha cambiado",
    said: "Tu cuenta usa ahora otro correo electrónico; con este ya no puedes iniciar sesión.",
    back: "Si no fuiste tú, recupera tu cuenta en un plazo de 7 días. Se cerrarán todas las sesiones y se te pedirá una contraseña nueva:",
  },
  guessed: {
    subject: "Puede que alguien intente adivinar tu contraseña de Clearpaw",
    said: "Se probaron muchas contraseñas incorrectas en tu cuenta, así que por ahora iniciar sesión desde dispositivos nuevos es más lento. Los dispositivos que ya usaste funcionan como siempre.",
    you: (url: string) => `Si fuiste tú, elige una contraseña nueva: ${url}`,
    notYou: "Si no fuiste tú, no tienes que hacer nada. El inicio de sesión en dos pasos o una llave de acceso, en Ajustes, te protegen aunque alguien descubra tu contraseña.",
  },
};

const fr: typeof en = {
  notYou: (url: string) => `Si ce n’était pas vous, choisissez maintenant un nouveau mot de passe : ${url}`,
  reset: {
    subject: "Choisissez un nouveau mot de passe Clearpaw",
    asked: "Quelqu’un, vous sans doute, a demandé un nouveau mot de passe. Choisissez-le ici :",
    works: "Le lien fonctionne une fois, pendant une heure ; les liens précédents ne fonctionnent plus. Si ce n’était pas vous, rien n’a changé et vous n’avez rien à faire.",
  },
  passwordChanged: {
    subject: "Votre mot de passe Clearpaw a été modifié",
    said: "Votre mot de passe vient d’être modifié, et tous les autres appareils ont été déconnectés.",
    apps: "Ces applications connectées ont toujours accès :",
    unknownApp: (url: string) => `Si vous n’en reconnaissez pas une, déconnectez-la sous « Réglages », ou sous « Réglages de l’établissement », « Développeurs » : ${url}`,
  },
  newAddress: {
    subject: "Confirmez votre adresse pour Clearpaw",
    confirm: "Confirmez que cette adresse est la vôtre ; vous vous connecterez ensuite avec elle :",
    open: "Ouvrez le lien dans un navigateur où vous êtes connecté. Il fonctionne une fois, pendant une heure. Si vous n’avez rien demandé, ignorez cet e-mail.",
  },
  addressAsked: {
    subject: "Votre adresse Clearpaw va changer",
    said: "Quelqu’un, vous sans doute, a demandé à se connecter avec une autre adresse. Le changement aura lieu une fois la nouvelle adresse confirmée.",
  },
  addressChanged: {
    subject: "Votre adresse Clearpaw a changé",
    said: "Votre compte utilise désormais une autre adresse e-mail ; celle-ci ne permet plus de vous connecter.",
    back: "Si ce n’était pas vous, récupérez votre compte dans les 7 jours. Toutes les sessions seront fermées et vous choisirez un nouveau mot de passe :",
  },
  guessed: {
    subject: "Quelqu’un essaie peut-être de deviner votre mot de passe Clearpaw",
    said: "De nombreux mots de passe erronés ont été essayés sur votre compte ; la connexion depuis de nouveaux appareils est donc ralentie pour l’instant. Les appareils que vous avez déjà utilisés fonctionnent comme d’habitude.",
    you: (url: string) => `Si c’était vous, choisissez un nouveau mot de passe : ${url}`,
    notYou: "Si ce n’était pas vous, vous n’avez rien à faire. La connexion en deux étapes ou une clé d’accès, sous « Réglages », vous protège même si quelqu’un apprend votre mot de passe.",
  },
};

export const accountMailMessages = { en, ar, de, es, fr };
