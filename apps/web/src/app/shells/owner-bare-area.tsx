import { Outlet } from '@tanstack/react-router';
import { useUnanswered } from '../../platform/session/index.ts';
import { Guard } from '../guards/index.ts';

/**
 * An owner's page that fills the screen by itself and brings its own landmarks: the badge. While no one can say who is
 * signed in it is let through, to show what this device keeps.
 */
export function OwnerBareArea() {
  const alone = useUnanswered();
  if (alone) return <Outlet />;
  return <Guard need="owner">{() => <Outlet />}</Guard>;
}
