import { paths } from '@kollab/contract';
import Ban from 'lucide-react/icons/ban';
import { useMe } from '#src/api/me.ts';
import { safetyTexts } from '#src/texts/safety.ts';
import { settingsTexts } from '#src/texts/settings.ts';
import { Cell } from '#src/kit/layout/cell.tsx';
import { Page } from '#src/kit/layout/page.tsx';
import { Section } from '#src/kit/layout/section.tsx';
import { AwaySection } from './away-section.tsx';
import { FeedSection } from './feed-section.tsx';
import { HoursSection } from './hours-section.tsx';
import { HomeScreenSection } from './home-screen-section.tsx';
import { LanguageCell } from './language-cell.tsx';
import { NotificationsSection } from './notifications-section.tsx';
import { OwnData } from './own-data.tsx';
import { ReachSection } from './reach-section.tsx';
import { ViewsSection } from './views-section.tsx';
import styles from './settings-page.module.css';

export default function SettingsPage() {
  const { telegramId } = useMe();
  return (
    <Page title={settingsTexts.settings.title} parent={paths.home}>
      <div className={styles.choices}>
        <Section>
          <LanguageCell />
          <Cell to={paths.blocked} icon={Ban}>
            {safetyTexts.safety.list}
          </Cell>
        </Section>
        <HomeScreenSection telegramId={telegramId} />
        <AwaySection />
        <NotificationsSection />
        <HoursSection />
        <FeedSection />
        <ReachSection />
        <ViewsSection />
        <OwnData telegramId={telegramId} />
      </div>
    </Page>
  );
}
