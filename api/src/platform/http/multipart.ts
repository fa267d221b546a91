import multipart from '@fastify/multipart';
import { type Endpoint, limits } from '@kollab/contract';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#src/platform/errors/app-error.ts';

const framing = 4096;

/** Longest silence in the middle of an upload, in milliseconds. */
const stall = 10_000;

export function acceptUploads(app: FastifyInstance, register: (scope: FastifyInstance) => void) {
  void app.register(async (scope) => {
    await scope.register(multipart, {
      limits: { fileSize: limits.uploadBytes, files: 2, fields: 1, parts: 2, headerPairs: 20 },
    });
    register(scope);
  });
}

/**
 * In the field its endpoint names. Throws noFile for anything less or more, pictureTooLarge,
 * malformedRequest.
 */
export async function readPicture(
  request: FastifyRequest,
  field: Endpoint['upload'],
): Promise<Buffer> {
  if (!field || !request.isMultipart()) throw new AppError('noFile');
  if (Number(request.headers['content-length'] ?? 0) > limits.uploadBytes + framing) {
    throw new AppError('pictureTooLarge');
  }
  // Of who hung up before it is read the parser would wait for ever.
  if (request.raw.destroyed) throw new AppError('malformedRequest');
  request.raw.setTimeout(stall, () => request.raw.destroy());
  try {
    return await readOnly(request, field);
  } catch (error) {
    throw error instanceof AppError ? error : refusalOf(error as FastifyError);
  } finally {
    request.raw.setTimeout(0);
  }
}

async function readOnly(request: FastifyRequest, field: string) {
  let picture: Buffer | undefined;
  let isMixed = false;
  for await (const part of request.parts()) {
    if (part.type === 'file' && part.fieldname === field && !picture) {
      picture = await part.toBuffer();
    } else {
      isMixed = true;
      if (part.type === 'file') part.file.resume();
    }
  }
  if (isMixed || !picture?.length) throw new AppError('noFile');
  return picture;
}

const refusals: Record<string, 'pictureTooLarge' | 'noFile'> = {
  FST_REQ_FILE_TOO_LARGE: 'pictureTooLarge',
  FST_PARTS_LIMIT: 'noFile',
  FST_FILES_LIMIT: 'noFile',
  FST_FIELDS_LIMIT: 'noFile',
  FST_PROTO_VIOLATION: 'noFile',
};

const refusalOf = ({ code }: FastifyError) => new AppError(refusals[code] ?? 'malformedRequest');
