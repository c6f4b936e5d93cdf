import { useEffect } from 'react';

const owners = '/manifest.webmanifest';
const businesses = '/scanner.webmanifest';

/**
 * The app that a browser installs from here: the scanner for a business, the owner's app for everyone else. The page
 * initially links the owner's.
 */
export function useScannerManifest(): void {
  useEffect(() => {
    const link = document.querySelector('link[rel=manifest]');
    link?.setAttribute('href', businesses);
    return () => link?.setAttribute('href', owners);
  }, []);
}
