/** Written by `npm run messages` from the files of messages. */

const en = {
  subject: "Your clinic’s code for Clearpaw",
  asked: "Someone who says they work at your clinic asks to enter patients’ records in your clinic’s name on Clearpaw. To allow it, enter this code there:",
  works: "The code works for 30 minutes. If no one at your clinic asked for it, ignore this email and give the code to no one.",
};

const ar: typeof en = {
  subject: "رمز عيادتك في Clearpaw",
  asked: "يطلب شخص يقول إنه يعمل في عيادتك إدخال سجلات المرضى باسم عيادتك على Clearpaw. للسماح بذلك، أدخل هذا الرمز هناك:",
  works: "يعمل الرمز لمدة 30 دقيقة. إذا لم يطلبه أحد في عيادتك، فتجاهل هذه الرسالة ولا تعطِ الرمز لأحد.",
};

const de: typeof en = {
  subject: "Der Code Ihrer Praxis für Clearpaw",
  asked: "Eine Person, die nach eigenen Angaben in Ihrer Praxis arbeitet, möchte auf Clearpaw im Namen Ihrer Praxis Einträge für Patienten erfassen. Um das zu erlauben, geben Sie dort diesen Code ein:",
  works: "Der Code gilt 30 Minuten. Wenn ihn niemand in Ihrer Praxis angefordert hat, ignorieren Sie diese E-Mail und geben Sie den Code nicht weiter.",
};

const es: typeof en = {
  subject: "El código de tu clínica para Clearpaw",
  asked: "Una persona que dice trabajar en tu clínica pide introducir registros de pacientes en nombre de tu clínica en Clearpaw. Para permitirlo, introduce allí este código:",
  works: "El código funciona durante 30 minutos. Si nadie de tu clínica lo pidió, ignora este correo y no des el código a nadie.",
};

const fr: typeof en = {
  subject: "Le code de votre clinique pour Clearpaw",
  asked: "Une personne qui dit travailler dans votre clinique demande à saisir des éléments de patients au nom de votre clinique sur Clearpaw. Pour l’autoriser, saisissez-y ce code :",
  works: "Le code est valable 30 minutes. Si personne dans votre clinique ne l’a demandé, ignorez cet e-mail et ne donnez le code à personne.",
};

export const clinicMailMessages = { en, ar, de, es, fr };
