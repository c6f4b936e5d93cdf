import { useCallback, useEffect, useRef, useState } from 'react';

/** How long after the last scroll event a jump to a section has ended. */
const settled = 200;

interface CurrentSection {
  readonly current: string | undefined;
  /** Marks a section that was jumped to: one near the end of the page never reaches the top. */
  readonly choose: (id: string) => void;
}

/** The section of this page that is being read: the address's, then the one the reader scrolled to. */
export function useCurrentSection(ids: readonly string[]): CurrentSection {
  const [current, setCurrent] = useState(() => idInAddress(ids) ?? ids[0]);
  const jump = useRef<ReturnType<typeof setTimeout> | null>(null);
  const key = ids.join(' ');
  useEffect(() => {
    const endJump = () => {
      jump.current = null;
    };
    const onScroll = () => {
      if (jump.current !== null) {
        clearTimeout(jump.current);
        jump.current = setTimeout(endJump, settled);
        return;
      }
      setCurrent(findReadSection(key.split(' ')));
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, [key]);
  const choose = useCallback((id: string) => {
    setCurrent(id);
    if (jump.current !== null) clearTimeout(jump.current);
    jump.current = setTimeout(() => {
      jump.current = null;
    }, settled);
  }, []);
  useAddress(key, choose);
  return { current, choose };
}

/** The section that the address names, also if the page was drawn after the browser looked for it. */
function useAddress(key: string, choose: (id: string) => void): void {
  useEffect(() => {
    const follow = () => {
      const id = idInAddress(key.split(' '));
      if (id) choose(id);
      return id;
    };
    const id = follow();
    if (id) document.getElementById(id)?.scrollIntoView({ block: 'start' });
    const onHash = () => void follow();
    window.addEventListener('hashchange', onHash);
    return () => window.removeEventListener('hashchange', onHash);
  }, [key, choose]);
}

/** The section of this page that the address names. */
export function idInAddress(ids: readonly string[]): string | undefined {
  const id = window.location.hash.slice(1);
  return ids.includes(id) ? id : undefined;
}

/** The last section above a line that moves down the window as the page is scrolled to its end. */
function findReadSection(ids: readonly string[]): string | undefined {
  const { scrollTop, scrollHeight, clientHeight } = document.documentElement;
  const room = scrollHeight - clientHeight;
  const line = 140 + (room > 0 ? (scrollTop / room) * Math.max(0, clientHeight - 140) : 0);
  const above = ids.filter((id) => (document.getElementById(id)?.getBoundingClientRect().top ?? line) < line);
  return above.at(-1) ?? ids[0];
}
