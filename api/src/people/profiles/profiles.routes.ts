import {
  limits,
  appealProfile,
  deleteLink,
  putUser,
  removeTag,
  saveChange,
  sendToModeration,
  setContactVisibility,
  updateDescription,
  updateExperiences,
  updateLinks,
  updatePhoto,
  updateProfile,
  updateStatus,
  updateTags,
  uploadAvatar,
} from '@kollab/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#src/platform/context.ts';
import { type Call, serve } from '#src/platform/http/route.ts';
import * as photo from './photo.service.ts';
import * as lists from './profile-lists.service.ts';
import * as service from './profiles.service.ts';

const stagings = [
  updateStatus,
  updateDescription,
  updateTags,
  updateLinks,
  updateExperiences,
  updateProfile,
  putUser,
] as const;

/** A request may carry a logo for every work place, as data URLs of base64. */
const withLogos = { bodyLimit: Math.ceil((limits.logoBytes * 4) / 3 + 2048) * limits.experiences };

const uploading = { timeout: 60_000 };

export function profileRoutes(app: FastifyInstance, context: Context) {
  for (const endpoint of stagings) {
    const handle = (call: Call<(typeof stagings)[number]>) =>
      service.stageChanges(context, call, call.body);
    serve(app, endpoint, handle, withLogos);
  }
  serve(app, saveChange, (call) => service.saveChange(context, call, call.body), withLogos);
  serve(app, sendToModeration, (call) => service.send(context, call, call.body), withLogos);
  serve(app, appealProfile, ({ person, body }) => service.appeal(context, person, body.text));
  serve(app, uploadAvatar, (call) => photo.uploadPhoto(context, call), uploading);
  serve(app, updatePhoto, (call) => photo.setPhoto(context, call, call.body.photo));
  serve(app, removeTag, (call) => lists.removeTag(context, call.person, call.body.tagName));
  serve(app, deleteLink, (call) => lists.deleteLink(context, call.person, call.body));
  serve(app, setContactVisibility, (call) =>
    service.setContactVisibility(context, call.person, call.body),
  );
}
