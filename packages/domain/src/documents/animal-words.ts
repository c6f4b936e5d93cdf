/** Words at the end of a breed's name: 'Biscuit, Beagle' is one animal. */
const breeds = new Set(
  `abyssinian acd affenpinscher akita alabai alsatian amstaff anatolian apbt apso aussie aussiedoodle azawakh
    balinese basenji basset beagle beardie beauceron bengal bernedoodle berner bichon birman bloodhound blue
    bluetick bmd bobtail boerboel bolognese borzoi bouvier boxer breed briard brown bruxellois bsh buhund bull
    bulldog bullmastiff bully burmese burmilla cairn cat catahoula cavachon cavalier cavapoo cavoodle chartreux
    chausie chessie chihuahua chinook chiweenie chorkie chow ckcs cockapoo cocker cockerpoo collie coon coonhound
    corgi corso crested cross crossbreed cur cymric dachshund dalmatian deerhound doberman dobermann dog donskoy
    doodle doxie elkhound eskie eurasier exotic flandres flatcoat fold foxhound frenchie frise gdoodle goldador
    golden goldendoodle greyhound griffon groenendael gsd gsp gwp hairless harrier havanese havapoo heeler
    highlander himalayan hokkaido hound husky indie inu italiano jackapoo jindo jrt kai keeshond kelpie komondor
    korat kuvasz lab labradoodle labrador labsky laperm lapphund leonberger longhair lowchen lurcher lykoi malamute
    malinois maltese maltipoo manee manx mastiff mau mco miniature mix mixed mongrel morkie mudi munchkin
    munsterlander mutt nebelung newfie newfoundland nfo ocicat oes otterhound ovcharka papillon pbgv peekapoo pei
    peke pekingese persian peterbald picard pin pinscher pitbull pitsky pittie plott podengo pointer pom pomchi
    pomeranian pomsky poo poodle potcake pug puggle puli pumi pwd pyr pyrenees ragamuffin ragdoll retriever rex
    ridgeback romagnolo rottie rottweiler saluki sammy samoyed schipperke schnauzer schnoodle scottie sennenhund
    serengeti setter sheepadoodle sheepdog sheltie shepherd shepsky shiba shorkie shorthair siamese siberian
    singapura sloughi snowshoe sokoke spaniel sphynx spitz spoo spoodle springer staffie staffy standard straight
    swissy teckel terrier tervuren thai toller tonkinese toy toybob toyger tulear tzu unknown vallhund vendeen
    vizsla wegie weim weimaraner westie wheaten whippet whoodle windhound wirehair wolfhound xolo xoloitzcuintli
    yorkie yorkipoo`.split(/\s+/),
);

/** Words for species, sexes and colors in English, German, French, Spanish, Portuguese and Dutch, without accents. */
const dogs = 'dog dogs canine hund hunde chien chienne canin perro perra canino cao cadela hond teef k9';
const cats = 'cat cats feline katze kater chat chatte felin gato gata felino kat poes';
const others =
  'rabbit ferret mix mixed mestizo melange mischling kruising male female neutered spayed castrated intact mannlich weiblich kastriert sterilisiert macho hembra femea macho male femelle castre sterilise sterilisee castrado castrada esterilizada esterilizado reu gecastreerd gesteriliseerd black brown tan cream white tricolor tri blue red gray grey golden brindle tabby calico orange schwarz braun weiss noir blanc negro blanco preto branco zwart wit bruin';

const describing = new Set([dogs, cats, others].flatMap((words) => words.split(' ')));

/** Whether a text describes an animal, instead of naming it: its species, breed, sex or color. */
export function describesAnimal(text: string): boolean {
  const words = text
    .split(/\s+/)
    .map(plainWord)
    .filter((word) => word !== '');
  return words.some((word) => breeds.has(word) || describing.has(word));
}

function plainWord(word: string): string {
  return word
    .normalize('NFD')
    .replace(/[^\p{L}\d]/gu, '')
    .toLowerCase();
}
