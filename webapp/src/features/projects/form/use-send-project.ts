import { ApiError, createProject, editProject, paths, type Project } from '@kollab/contract';
import { useLocation, useNavigate } from 'react-router-dom';
import { call } from '#src/api/api.ts';
import { isRefused } from '#src/api/failure.ts';
import { refusalOf, withReason } from '#src/kit/notices/reason.ts';
import { useProjectCache } from '#src/api/projects.ts';
import { askToWriteOnce } from '#src/api/write-access.ts';
import { telegram } from '#src/telegram/telegram.ts';
import { projectFormTexts } from '#src/texts/project-forms.ts';
import { showAlert } from '#src/kit/notices/notices.ts';
import { useAction } from '#src/kit/notices/use-action.ts';
import {
  dropTypedVacancies,
  newPlace,
  projectDrafts,
  vacancyDrafts,
  vacancyPlace,
} from '#src/features/projects/draft/project-draft.ts';
import type { ProjectForm, ProjectFormChanges } from '#src/features/projects/draft/project-form.ts';

interface Wish {
  form: ProjectForm;
  changes: ProjectFormChanges;
  onSent?: (() => void) | undefined;
}

const codeOf = (error: Error) => (error instanceof ApiError ? error.code : undefined);

function failureText(error: Error) {
  const { sendFailed, sentEarlier } = projectFormTexts.projectForm;
  const refusal = refusalOf(error);
  if (codeOf(error) === 'keyReused') return sentEarlier;
  if (!isRefused(error) || !refusal) return withReason(sendFailed, error);
  // To try again would be of no use.
  if (codeOf(error) === 'completionTooLow') return refusal;
  return `${sendFailed}\n${refusal}`;
}

/** As they travel (spec §7); the contract's types know what the server reads them as. */
const toTags = (names: readonly string[]) =>
  names.map((tagName) => ({ tagName })) as unknown as string[];

/** With status pending (spec §4). */
function create(telegramId: number, form: ProjectForm, signal: AbortSignal) {
  const { name, description, stage, coverImage, tags, vacancies } = form;
  const body = {
    telegramId,
    name,
    description,
    stage,
    status: 'pending',
    coverImage,
    tags: toTags(tags),
    vacancies: vacancies.map((vacancy) =>
      Object.assign({}, vacancy, { tags: toTags(vacancy.tags) }),
    ),
    participants: form.participants.map((person) => ({
      telegramId: person.telegramId,
      name: person.name,
    })),
  };
  const key = projectDrafts.keyFor(telegramId, newPlace, JSON.stringify(body));
  const headers = { 'idempotency-key': key };
  return call(createProject, { body }, { headers, signal });
}

function edit(projectId: string, changes: ProjectFormChanges, signal: AbortSignal) {
  const { tag: _tag, participants: _participants, ...body } = changes;
  return call(editProject, { params: { projectId }, body }, { signal });
}

function useLeave(project: Project | undefined) {
  const navigate = useNavigate();
  const state: unknown = useLocation().state;
  const to = project ? paths.project(project.id) : paths.ownProjects;
  return () => {
    if (state === to) void navigate(-1);
    else void navigate(to, { replace: true });
  };
}

/**
 * A new project is sent once, however often it is tried. What was sent is cleared only when the
 * server has it.
 */
export function useSendProject(telegramId: number, project: Project | undefined) {
  const projects = useProjectCache();
  const leave = useLeave(project);
  const place = project?.id ?? newPlace;
  const { run, isPending } = useAction({
    isRepeatable: true,
    perform: ({ form, changes }: Wish, signal) =>
      project ? edit(project.id, changes, signal) : create(telegramId, form, signal),
    onSuccess({ pendingChanges }, { changes, onSent }) {
      onSent?.();
      projectDrafts.clearSent(telegramId, place, changes);
      dropTypedVacancies(telegramId, place);
      vacancyDrafts.drop(telegramId, vacancyPlace(place, undefined));
      telegram().haptic('success');
      // What only takes away applies at once: then there is nothing for moderators to see.
      const isSent = !project || pendingChanges.some(({ state }) => state === 'submitted');
      void showAlert(
        isSent ? projectFormTexts.projectForm.sent : projectFormTexts.projectForm.saved,
      ).then(() => (isSent ? askToWriteOnce(telegramId) : undefined));
      void projects.refresh();
      leave();
    },
    onError(error) {
      if (codeOf(error) === 'keyReused') projectDrafts.dropKey(telegramId, place);
      else if (isRefused(error)) projectDrafts.markRefused(telegramId, place);
      void showAlert(failureText(error));
      void projects.refresh();
    },
  });
  return { send: run, isSending: isPending };
}
