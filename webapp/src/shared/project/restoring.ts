import { reopenVacancies, type RestoredProject, restoreProject } from '@kollab/contract';
import { call } from '#src/api/api.ts';
import { showAlert } from '#src/kit/notices/notices.ts';
import { ownProjectTexts } from '#src/texts/own-projects.ts';
import { useOwnerCall } from './owner-tools-call.ts';

/** Brings an own project back. What its end closed stays so until its owner says otherwise: that is asked then. */
export function useRestoring(id: string, { isFinished = false }: { isFinished?: boolean } = {}) {
  const { run, isBusy } = useOwnerCall();
  const words = ownProjectTexts.ownerTools;
  const restoreWith = (body: { reopenApplications?: boolean }) =>
    call(restoreProject, { params: { id }, body });
  const reopenApplications = () =>
    run(() => restoreWith({ reopenApplications: true }), {
      done: words.applicationsReopened,
      failed: words.applicationsFailed,
    });
  const reopen = (vacancyIds: string[]) =>
    run(() => call(reopenVacancies, { params: { projectId: id }, body: { vacancyIds } }), {
      done: words.allReopened(vacancyIds.length),
      failed: words.vacancyFailed,
    });
  const offerApplications = async (count: number) => {
    const isWanted = await showAlert(words.applicationsClosed(count), words.reopenApplications);
    if (isWanted) reopenApplications();
  };
  const goOn = async ({ vacancies, closedByEnd, closedApplications }: RestoredProject) => {
    if (closedApplications > 0) await offerApplications(closedApplications);
    const titles = vacancies.flatMap((one) => (closedByEnd.includes(one.id) ? one.title : []));
    if (titles.length === 0) return;
    const said = words.resumedClosed(titles.join(', '), titles.length);
    if (await showAlert(said, words.reopenAll(titles.length))) reopen(closedByEnd);
  };
  const restore = () => {
    let restored: RestoredProject | undefined;
    const perform = async () => (restored = await restoreWith({}));
    const done = ({ isArchived }: RestoredProject) => {
      if (isFinished) return words.resumed;
      return isArchived ? words.restoredToArchive : words.restored;
    };
    run(perform, { done, failed: words.restoreFailed }, () => restored && void goOn(restored));
  };
  return { restore, offerApplications, isBusy };
}
