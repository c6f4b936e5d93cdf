import { Outlet } from '@tanstack/react-router';
import { Guard } from '../guards/index.ts';

/** An owner's page that fills the screen by itself: the badge. */
export function OwnerBareArea() {
  return (
    <Guard need="owner">
      {() => (
        <main id="main">
          <Outlet />
        </main>
      )}
    </Guard>
  );
}
