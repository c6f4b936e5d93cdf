import { createBrowserHistory, type RouterHistory, RouterProvider } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { createAppRouter } from '../src/app/router.tsx';
import { StaffToasts } from '../src/app/staff-toasts.tsx';
import { setUpKey } from '../src/features/set-up/set-up-state.ts';
import { DataProvider, forgetEverything, forgetReads } from '../src/platform/data/index.ts';
import { noteReached } from '../src/platform/data/offline-state.ts';
import { session } from '../src/platform/session/index.ts';
import { type FakeAnswers, type SignInAnswers, startFakeServer } from './fake-server.ts';
import { meadow, type SignedInPerson } from './people.ts';

interface Opened {
  readonly user: UserEvent;
  /** Where the person is, with query and hash. */
  address(): string;
}

/**
 * Opens an address of the app with the real routes, guards, shells, data cache and session, against a server with the
 * test's responses.
 */
export async function openScreen(
  address: string,
  person: SignedInPerson | null,
  answers: FakeAnswers = {},
  signIn: SignInAnswers = {},
): Promise<Opened> {
  const user = person && { id: person.profile.uid, email: person.profile.email };
  startFakeServer(
    { ...person?.answers, ...answers },
    { 'GET /get-session': user && { user }, 'GET /token': { token: 'test' }, ...signIn },
  );
  await session.refresh();
  // The business of most tests is set up.
  const key = setUpKey(meadow.id);
  localStorage.setItem(key, localStorage.getItem(key) ?? 'done');
  window.history.replaceState(null, '', address);
  history = createBrowserHistory();
  const router = createAppRouter({ history });
  render(
    <DataProvider>
      <RouterProvider router={router} />
      <StaffToasts />
    </DataProvider>,
  );
  return {
    user: userEvent.setup({ delay: null }),
    address: () => `${location.pathname}${location.search}${location.hash}`,
  };
}

let history: RouterHistory | undefined;

/** The next test starts in a browser without a signed-in person. */
export async function forgetTab(): Promise<void> {
  history?.destroy();
  forgetEverything();
  await forgetReads();
  noteReached();
  localStorage.clear();
  sessionStorage.clear();
}
