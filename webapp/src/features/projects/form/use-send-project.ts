import {
  ApiError,
  createProject,
  editProject,
  limits,
  paths,
  type Project,
} from '@kollab/contract';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { call } from '#src/api/api.ts';
import { isCancelled, isRefused, refusalOf } from '#src/api/failure.ts';
import { useProjectCache } from '#src/api/projects.ts';
import { askToWriteOnce } from '#src/api/write-access.ts';
import { telegram } from '#src/telegram/telegram.ts';
import { texts } from '#src/texts/common.ts';
import { ownProjectTexts } from '#src/texts/own-projects.ts';
import { showAlert, showSnackbar } from '#src/kit/notices/notices.ts';
import { useSlow } from '#src/kit/lib/use-slow.ts';
import {
  clearSent,
  dropKey,
  dropTypedVacancies,
  keyFor,
  markRefused,
  newPlace,
  typeVacancy,
  vacancyPlace,
} from '#src/features/projects/draft/project-draft.ts';
import type { ProjectForm, ProjectFormChanges } from '#src/features/projects/draft/project-form.ts';

interface Wish {
  form: ProjectForm;
  changes: ProjectFormChanges;
}

const codeOf = (error: Error) => (error instanceof ApiError ? error.code : undefined);

/** That it failed, and the server's own words where they say more. */
function failureText(error: Error) {
  const { sendFailed, sentEarlier } = ownProjectTexts.projectForm;
  const refusal = refusalOf(error);
  if (codeOf(error) === 'keyReused') return sentEarlier;
  if (!isRefused(error) || !refusal) return sendFailed;
  return `${sendFailed}\n${refusal}`;
}

/** Tags as they travel (spec §7); the contract's types know what the server reads them as. */
const toTags = (names: readonly string[]) =>
  names.map((tagName) => ({ tagName })) as unknown as string[];

/** A new project as it is sent: with status pending (spec §4). */
function create(telegramId: number, form: ProjectForm, signal?: AbortSignal) {
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
  const headers = { 'idempotency-key': keyFor(telegramId, JSON.stringify(body)) };
  return call(createProject, { body }, { headers, signal });
}

function edit(projectId: string, changes: ProjectFormChanges, signal?: AbortSignal) {
  const { tag: _tag, participants: _participants, ...body } = changes;
  return call(editProject, { params: { projectId }, body }, { signal });
}

/** Leaves the form for one's projects: back, where one came from there. */
function useLeave() {
  const navigate = useNavigate();
  const state: unknown = useLocation().state;
  return () => {
    if (state === paths.ownProjects) void navigate(-1);
    else void navigate(paths.ownProjects, { replace: true });
  };
}

/**
 * Sends a project to the moderators: a new one once however often it is tried, or what changed of
 * one that is there. Clears what was sent only when the server has it.
 */
export function useSendProject(telegramId: number, project: Project | undefined) {
  const projects = useProjectCache();
  const leave = useLeave();
  const place = project?.id ?? newPlace;
  const attempt = useRef<{ controller: AbortController; startedAt: number }>(undefined);
  const { mutate, isPending, submittedAt } = useMutation({
    async mutationFn({ form, changes }: Wish) {
      const own = attempt.current;
      try {
        return await (project
          ? edit(project.id, changes, own?.controller.signal)
          : create(telegramId, form, own?.controller.signal));
      } finally {
        if (attempt.current === own) attempt.current = undefined;
      }
    },
    onSuccess({ pendingChanges }, { changes }) {
      clearSent(telegramId, place, changes);
      dropTypedVacancies(telegramId, place);
      typeVacancy(telegramId, vacancyPlace(place, undefined), undefined);
      if (!project) dropKey(telegramId);
      telegram().haptic('success');
      // What only takes away applies at once: then there is nothing for moderators to see.
      const isSent = !project || pendingChanges.some(({ state }) => state === 'submitted');
      void showAlert(
        isSent ? ownProjectTexts.projectForm.sent : ownProjectTexts.projectForm.saved,
      ).then(() => (isSent ? askToWriteOnce(telegramId) : undefined));
      void projects.refresh();
      leave();
    },
    onError(error) {
      if (isCancelled(error)) return;
      if (!project && codeOf(error) === 'keyReused') dropKey(telegramId);
      else if (!project && isRefused(error)) markRefused(telegramId);
      telegram().haptic('error');
      void showAlert(failureText(error));
      void projects.refresh();
    },
  });
  const send = (wish: Wish) => {
    const startedAt = performance.now();
    const last = attempt.current;
    if (last && startedAt - last.startedAt < limits.retryOfferedAfter) return;
    last?.controller.abort();
    attempt.current = { controller: new AbortController(), startedAt };
    mutate(wish);
  };
  const isSlow = useSlow(isPending, submittedAt);
  useEffect(() => {
    if (isSlow) showSnackbar(texts.errors.slow);
  }, [isSlow]);
  return { send, isSending: isPending && !isSlow };
}
