import { Outlet } from '@tanstack/react-router';
import { Guard } from '../guards/index.ts';

/** Pages for signed-in users of every type. */
export function SignedInArea() {
  return <Guard need="anyone-signed-in">{() => <Outlet />}</Guard>;
}
