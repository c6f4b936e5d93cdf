import { PetPortrait, portraitFor } from '../../ui/portrait/index.ts';

const clover = portraitFor({
  id: 'clover',
  species: 'rabbit',
  coat: 'fawn',
  ears: 'one-folded',
  marking: 'blaze',
});
const biscuit = portraitFor({
  id: 'biscuit',
  species: 'dog',
  coat: 'golden',
  ears: 'floppy',
  marking: 'blaze',
  tongue: true,
});
const mango = portraitFor({ id: 'mango', species: 'cat', coat: 'ginger', marking: 'tabby' });
const hazel = portraitFor({
  id: 'hazel',
  species: 'dog',
  coat: 'chestnut',
  ears: 'floppy',
  marking: 'blaze',
});

/** Three pets looking over the card's edge. */
export function OwnerTypePicture() {
  return (
    <span
      data-blanket="sky"
      aria-hidden="true"
      className="relative flex h-48 items-end justify-center overflow-hidden bg-blanket"
    >
      <span className="-me-6 w-32 shrink-0 md:w-42 translate-y-9">
        <PetPortrait appearance={clover} tag={false} />
      </span>
      <span className="z-1 w-48 shrink-0 md:w-60 translate-y-12">
        <PetPortrait appearance={biscuit} tag={false} />
      </span>
      <span className="-ms-9 w-36 shrink-0 md:w-46 translate-y-9">
        <PetPortrait appearance={mango} tag={false} />
      </span>
    </span>
  );
}

/** A small shop with an awning, and someone already inside. */
export function ShopPicture() {
  return (
    <span
      data-blanket="butter"
      aria-hidden="true"
      className="relative flex h-48 items-end justify-center overflow-hidden bg-blanket"
    >
      <svg viewBox="0 0 340 190" className="h-full max-w-full" aria-hidden="true" focusable="false">
        <rect x="34" y="52" width="272" height="140" fill="#FCF4DE" />
        <path d="M58 190V112a33 33 0 0 1 66 0v78z" className="fill-deep" />
        <circle cx="113" cy="146" r="4" fill="#F2B02A" />
        <rect x="150" y="92" width="132" height="76" rx="12" fill="#B9DDEC" />
        {[0, 1, 2, 3, 4, 5].map((stripe) => (
          <path
            key={stripe}
            d={awning(stripe)}
            className={stripe % 2 === 0 ? 'fill-evergreen' : 'fill-on-deep'}
          />
        ))}
      </svg>
      <span className="-translate-x-1/2 absolute bottom-[11%] left-1/2 ms-12 h-[34%] overflow-hidden">
        <span className="block size-20">
          <PetPortrait appearance={hazel} tag={false} />
        </span>
      </span>
    </span>
  );
}

/** One stripe of the awning: slanted sides, a round lower edge. */
function awning(stripe: number): string {
  const left = 14 + stripe * 52;
  const top = 26 + stripe * 48;
  return `M${top} 8h48l${left - top + 4} 56a26 22 0 0 1-52 0z`;
}
