import { useEffect, useState } from 'react';
import SquarePlus from 'lucide-react/icons/square-plus';
import { userStores } from '#src/device/user-store.ts';
import { addToHomeScreen, checkHomeScreen } from '#src/telegram/offers.ts';
import { settingsTexts } from '#src/texts/settings.ts';
import { Cell } from '#src/kit/layout/cell.tsx';
import { Section } from '#src/kit/layout/section.tsx';
import { showToast } from '#src/kit/notices/notices.ts';

const words = settingsTexts.settings.homeScreen;

/** A client that cannot tell what came of it is asked once on a device. */
const pressedOf = userStores({
  name: 'home-screen',
  version: 1,
  read: (kept) => ({ isPressed: Object(kept).isPressed === true }),
});

function useMayOffer(telegramId: number) {
  const [mayOffer, setMayOffer] = useState(false);
  useEffect(() => {
    let isGone = false;
    const look = async () => {
      const status = await checkHomeScreen();
      const { isPressed } = pressedOf(telegramId).getState();
      if (!isGone) setMayOffer(status === 'missed' || (status === 'unknown' && !isPressed));
    };
    void look();
    return () => {
      isGone = true;
    };
  }, [telegramId]);
  return [mayOffer, setMayOffer] as const;
}

export function HomeScreenSection({ telegramId }: { telegramId: number }) {
  const [mayOffer, setMayOffer] = useMayOffer(telegramId);
  const add = async () => {
    setMayOffer(false);
    pressedOf(telegramId).setState({ isPressed: true });
    const isAdded = await addToHomeScreen();
    setMayOffer(!isAdded);
    showToast(isAdded ? words.added : words.failed);
  };
  if (!mayOffer) return null;
  return (
    <Section>
      <Cell icon={SquarePlus} detail={words.hint} onClick={() => void add()}>
        {words.add}
      </Cell>
    </Section>
  );
}
