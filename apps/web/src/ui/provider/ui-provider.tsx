import { type ComponentType, createContext, type ReactNode, use } from 'react';
import { type AnchorProps, PlainAnchor } from './plain-anchor.tsx';

/** The address for showing a stored photo; null while loading. Called as a hook. */
export type UsePhoto = (path: string | null, size: 'small' | 'full') => string | null;

/** What surrounds every part: how a link is followed, where photos come from, and which way it reads. */
export interface UiSurroundings {
  readonly link: ComponentType<AnchorProps>;
  readonly direction: 'ltr' | 'rtl';
  readonly usePhoto: UsePhoto;
}

const Surroundings = createContext<UiSurroundings>({
  link: PlainAnchor,
  direction: 'ltr',
  usePhoto: () => null,
});

interface UiProviderProps extends Partial<UiSurroundings> {
  readonly children: ReactNode;
}

/** Set once around the app; parts outside of it follow links the browser's way. */
export function UiProvider({ children, ...given }: UiProviderProps) {
  const outer = use(Surroundings);
  return <Surroundings value={{ ...outer, ...given }}>{children}</Surroundings>;
}

/** Which way a line of text runs. */
export const useDirection = (): 'ltr' | 'rtl' => use(Surroundings).direction;

/** A stored photo, from the app's photo storage. */
export const usePhoto: UsePhoto = (path, size) => {
  const surroundings = use(Surroundings);
  return surroundings.usePhoto(path, size);
};

/** A link that is followed the way the app follows links. */
export function Anchor(props: AnchorProps) {
  const { link: Link } = use(Surroundings);
  return <Link {...props} />;
}
