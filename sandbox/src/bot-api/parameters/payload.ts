import type { FastifyRequest } from 'fastify';
import { badRequest } from './refusals.ts';

export interface Upload {
  fileName: string;
  mimeType: string;
  bytes: Buffer;
}

export interface Payload {
  values: Record<string, unknown>;
  uploads: Map<string, Upload>;
}

const FILES_PER_CALL = 10;

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export async function readPayload(request: FastifyRequest): Promise<Payload> {
  const values: Record<string, unknown> = isRecord(request.query) ? { ...request.query } : {};
  const uploads = new Map<string, Upload>();
  if (request.isMultipart()) {
    for await (const part of request.parts()) {
      if (part.type === 'field') {
        values[part.fieldname] = part.value;
      } else {
        const bytes = await part.toBuffer();
        if (uploads.size >= FILES_PER_CALL) throw badRequest('too many files in the request');
        uploads.set(part.fieldname, { fileName: part.filename, mimeType: part.mimetype, bytes });
      }
    }
  } else if (isRecord(request.body)) {
    Object.assign(values, request.body);
  }
  return { values, uploads };
}

export function has({ values }: Payload, name: string): boolean {
  return values[name] !== undefined && values[name] !== null && values[name] !== '';
}

export function readText({ values }: Payload, name: string): string | undefined {
  const value = values[name];
  if (value === undefined || value === null) return undefined;
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined;
}

export function readInteger(payload: Payload, name: string): number | undefined {
  const text = readText(payload, name)?.trim();
  if (text === undefined || !/^-?\d{1,16}$/u.test(text)) return undefined;
  return Number(text);
}

export function readFlag(payload: Payload, name: string): boolean {
  const text = readText(payload, name)?.toLowerCase();
  return text === 'true' || text === '1' || text === 'yes';
}

/** Takes a value or its JSON text; refuses text that is no JSON. */
export function readJson({ values }: Payload, name: string, what: string): unknown {
  const value = values[name];
  if (typeof value !== 'string') return value ?? undefined;
  if (value === '') return undefined;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    throw badRequest(`can't parse ${what} JSON object`);
  }
}

export function readRecord(
  payload: Payload,
  name: string,
  what: string,
): Record<string, unknown> | undefined {
  const value = readJson(payload, name, what);
  if (value === undefined || value === null) return undefined;
  if (!isRecord(value)) throw badRequest(`can't parse ${what}: expected an Object`);
  return value;
}

/** A part of that name, or the one that `attach://` points to. */
export function findUpload({ values, uploads }: Payload, name: string): Upload | undefined {
  const value = values[name];
  if (typeof value === 'string' && value.startsWith('attach://')) {
    return uploads.get(value.slice('attach://'.length));
  }
  return uploads.get(name);
}

/** As the call log shows it: JSON texts parsed, files as name and size. */
export function describePayload({ values, uploads }: Payload): Record<string, unknown> {
  const described: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(values)) described[name] = parsedIfJson(value);
  for (const [name, upload] of uploads) {
    described[name] = { fileName: upload.fileName, size: upload.bytes.length };
  }
  return described;
}

function parsedIfJson(value: unknown): unknown {
  if (typeof value !== 'string' || !/^[[{]/u.test(value)) return value;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return value;
  }
}
