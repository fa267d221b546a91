import { paths } from '@kollab/contract';
import CircleUserRound from 'lucide-react/icons/circle-user-round';
import GalleryHorizontalEnd from 'lucide-react/icons/gallery-horizontal-end';
import MessageCircle from 'lucide-react/icons/message-circle';
import Search from 'lucide-react/icons/search';
import { useLocation } from 'react-router-dom';
import { useUnread } from '#src/api/unread.ts';
import { telegram } from '#src/telegram/telegram.ts';
import { texts } from '#src/texts/common.ts';
import { Tabbar } from '#src/kit/layout/tabbar.tsx';
import { hasTabbar } from './tabbar-visibility.ts';
import { useTabbarHidden } from './use-tabbar-hidden.ts';
import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

const pause = 1000;

/** Whether the first screen has what it shows: from then on there is time for what can wait. */
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
  const isShown = hasTabbar(pathname);
  const unread = useUnread(isShown && isSettled ? telegram().user?.telegramId : undefined);
  if (!isShown) return null;
  return (
    <Tabbar
      label={texts.tabs.label}
      tabs={tabs}
      unread={{ [paths.messages]: unread }}
      isHidden={isHidden}
      onSelect={() => telegram().haptic('selection')}
    />
  );
}
