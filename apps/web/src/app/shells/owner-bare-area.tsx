import { Outlet } from '@tanstack/react-router';
import { Guard } from '../guards/index.ts';

/** An owner's page that fills the screen by itself and brings its own landmarks: the badge. */
export function OwnerBareArea() {
  return <Guard need="owner">{() => <Outlet />}</Guard>;
}
