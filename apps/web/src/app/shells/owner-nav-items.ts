import { Bell, FileText, PawPrint, Settings } from 'lucide-react';
import { paths } from '../../paths/index.ts';
import type { NavItem } from '../../ui/shell/index.ts';
import { shellMessages } from '../messages.gen.ts';

/** The navigation of an owner on one of their pages, without its counts. */
export function ownerNavItems(
  pathname: string,
): Record<'pets' | 'documents' | 'alerts' | 'settings', NavItem> {
  const messages = shellMessages;
  return {
    pets: {
      href: paths.dashboard,
      label: messages.myPets,
      icon: PawPrint,
      current: pathname === paths.dashboard || pathname.startsWith(paths.pet('')),
    },
    documents: {
      href: paths.documents,
      label: messages.documents,
      icon: FileText,
      current: pathname.startsWith(paths.documents),
    },
    alerts: {
      href: paths.alerts,
      label: messages.alerts,
      icon: Bell,
      current: pathname === paths.alerts,
    },
    settings: {
      href: paths.settings,
      label: messages.settings,
      icon: Settings,
      current: pathname === paths.settings,
    },
  };
}
