import { paths } from '@kollab/contract';
import CircleUserRound from 'lucide-react/icons/circle-user-round';
import GalleryHorizontalEnd from 'lucide-react/icons/gallery-horizontal-end';
import MessageCircle from 'lucide-react/icons/message-circle';
import Search from 'lucide-react/icons/search';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { useUnread } from '#src/api/unread.ts';
import { telegram } from '#src/telegram/telegram.ts';
import { texts } from '#src/texts/common.ts';
import { Tabbar } from '#src/kit/layout/tabbar.tsx';
import { hasTabbar } from './routes.ts';
import { scrolledTo, startAt, tabbarCover } from './tabbar-visibility.ts';
import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useStore } from 'zustand';

const position = () => {
  const lowest = document.documentElement.scrollHeight - window.innerHeight;
  return Math.max(0, Math.min(window.scrollY, lowest));
};

const hands = ['pointerdown', 'wheel', 'keydown'] as const;

/** Not of the screen that was opened first. */
function useIsWayBack() {
  const location = useLocation();
  const [first] = useState(location);
  return useNavigationType() === NavigationType.Pop && location !== first;
}

function useTabbarHidden(pathname: string): boolean {
  const { isCovered } = useStore(tabbarCover);
  const [hiddenAt, setHiddenAt] = useState<string>();
  const isWayBack = useIsWayBack();
  const isAwaited = useEffectEvent(() => isWayBack);
  useEffect(() => {
    let scroll = startAt(position());
    // On the way back the browser may scroll first, to where the screen was left.
    let isBegun = !isAwaited();
    const begin = () => {
      isBegun = true;
    };
    const follow = () => {
      scroll = isBegun ? scrolledTo(position(), scroll) : startAt(position());
      begin();
      setHiddenAt(scroll.isHidden ? pathname : undefined);
    };
    window.addEventListener('scroll', follow, { passive: true });
    for (const hand of hands) window.addEventListener(hand, begin, { passive: true });
    return () => {
      window.removeEventListener('scroll', follow);
      for (const hand of hands) window.removeEventListener(hand, begin);
      setHiddenAt(undefined);
    };
  }, [pathname]);
  return isCovered || hiddenAt === pathname;
}

const pause = 1000;

/** From then on there is time for what can wait. */
function useSettled(): boolean {
  const [isSettled, setSettled] = useState(false);
  const isAsking = useIsFetching() > 0;
  useEffect(() => {
    if (isSettled || isAsking) return undefined;
    const timer = setInterval(() => setSettled(document.querySelector('main') !== null), pause);
    return () => clearInterval(timer);
  }, [isSettled, isAsking]);
  return isSettled;
}

const tabs = [
  { to: paths.messages, text: texts.tabs.messages, icon: MessageCircle },
  { to: paths.projects, text: texts.tabs.projects, icon: GalleryHorizontalEnd },
  { to: paths.search, text: texts.tabs.search, icon: Search },
  { to: paths.home, text: texts.tabs.profile, icon: CircleUserRound },
];

export function BottomBar() {
  const { pathname } = useLocation();
  const isHidden = useTabbarHidden(pathname);
  const isSettled = useSettled();
  const me = telegram().user?.telegramId;
  // Outside Telegram its ways all lead to the same welcome.
  const isShown = me !== undefined && hasTabbar(pathname);
  const unread = useUnread(me, { isEnabled: isShown && isSettled });
  if (!isShown) return null;
  return (
    <Tabbar
      label={texts.tabs.label}
      tabs={tabs}
      unread={{ [paths.messages]: unread ?? 0 }}
      isHidden={isHidden}
      onSelect={() => telegram().haptic('selection')}
    />
  );
}
