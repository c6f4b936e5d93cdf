import { loadSharp } from '../../platform/images/index.ts';

/** The logo as screens show it. */
const mark = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" rx="12.5" fill="#1a5c43"/>
<g fill="#fcfaf3"><ellipse cx="9.3" cy="18.2" rx="2.7" ry="3.6" transform="rotate(-24 9.3 18.2)"/>
<ellipse cx="15.6" cy="11.4" rx="2.9" ry="3.9" transform="rotate(-8 15.6 11.4)"/>
<ellipse cx="23.6" cy="10.9" rx="2.9" ry="3.9" transform="rotate(10 23.6 10.9)"/></g>
<path d="M12.6 24.8 18.6 30.4 31 17.6" fill="none" stroke="#f2b02a" stroke-width="6.2" stroke-linecap="round" stroke-linejoin="round"/></svg>`;

/** In points: the picture beside notifications, and the one at the top of the pass. */
const sizes = { icon: 29, logo: 40 } as const;

let drawn: Promise<Readonly<Record<string, Buffer>>> | undefined;

/** The pictures of every pass, by file name, for screens of one to three pixels per point; drawn once. */
export function passPictures(): Promise<Readonly<Record<string, Buffer>>> {
  drawn ??= drawAll();
  return drawn;
}

async function drawAll(): Promise<Readonly<Record<string, Buffer>>> {
  const wanted = Object.entries(sizes).flatMap(([name, points]) =>
    [1, 2, 3].map((dots) => [`${name}${dots === 1 ? '' : `@${dots}x`}.png`, points * dots] as const),
  );
  const sharp = await loadSharp();
  const files = wanted.map(async ([file, size]) => {
    const density = (72 * size) / 40;
    const bytes = await sharp(Buffer.from(mark), { density }).resize(size, size).png().toBuffer();
    return [file, bytes] as const;
  });
  return Object.fromEntries(await Promise.all(files));
}
