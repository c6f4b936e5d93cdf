import { Outlet } from '@tanstack/react-router';
import { Guard } from '../guards/index.ts';

/** Pages for anyone signed in, whatever they chose to be. */
export function SignedInArea() {
  return <Guard need="anyone-signed-in">{() => <Outlet />}</Guard>;
}
