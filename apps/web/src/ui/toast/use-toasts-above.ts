import { type RefObject, useEffect } from 'react';

const property = '--toasts-above';
const gapPx = 16;

/** Keeps toasts above a bar at the bottom of the page while it is shown, so that its buttons stay free. */
export function useToastsAbove(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = bar.current;
    if (!element) return;
    const { style } = document.documentElement;
    const place = () => {
      if (element.offsetHeight > 0) style.setProperty(property, `${element.offsetHeight + gapPx}px`);
      else style.removeProperty(property);
    };
    const observer = new ResizeObserver(place);
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(property);
    };
  }, [bar]);
}
