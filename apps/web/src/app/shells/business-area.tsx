import { Outlet } from '@tanstack/react-router';
import { Guard } from '../guards/index.ts';

/** Everything behind a business's rail. */
export function BusinessArea() {
  return <Guard need="business">{() => <Outlet />}</Guard>;
}
