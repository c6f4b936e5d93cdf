import { useEffect } from 'react';

const owners = '/manifest.webmanifest';
const businesses = '/scanner.webmanifest';

/**
 * What a browser installs from here: for a business the scanner, for everyone else the owner's app. The page begins
 * with the owner's.
 */
export function useScannerManifest(): void {
  useEffect(() => {
    const link = document.querySelector('link[rel=manifest]');
    link?.setAttribute('href', businesses);
    return () => link?.setAttribute('href', owners);
  }, []);
}
