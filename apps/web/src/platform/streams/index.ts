import { localAnswers, session, watch } from '../session/index.ts';
import { createFollow } from './create-follow.ts';
import { browserTabs } from './tabs.ts';

/** Follows a stream, with one connection for all tabs of this browser. */
export const follow = createFollow({
  watch,
  uid: () => {
    const local = localAnswers();
    if (local) return local.id;
    const state = session.state();
    return state.ready ? state.uid : null;
  },
  tabs: browserTabs(),
});

session.subscribe(() => follow.endUnused());
