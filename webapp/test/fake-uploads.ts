import { vi } from 'vitest';

interface Sent {
  aborted: number;
  method?: string;
  url?: string;
  headers: Record<string, string>;
  form?: FormData;
}

export function startFakeUploads() {
  const sent: Sent = { headers: {}, aborted: 0 };
  let listeners = new EventTarget();
  let uploadListeners = new EventTarget();
  let answered = { status: 0, text: '' };
  function FakeRequest() {
    listeners = new EventTarget();
    uploadListeners = new EventTarget();
    const own = listeners;
    return {
      addEventListener: listeners.addEventListener.bind(listeners),
      upload: { addEventListener: uploadListeners.addEventListener.bind(uploadListeners) },
      open: (method: string, url: string) => Object.assign(sent, { method, url }),
      setRequestHeader: (name: string, value: string) =>
        Object.assign(sent.headers, { [name]: value }),
      getResponseHeader: () => null,
      send: (form: FormData) => Object.assign(sent, { form }),
      abort() {
        sent.aborted += 1;
        own.dispatchEvent(new Event('abort'));
      },
      get status() {
        return answered.status;
      },
      get responseText() {
        return answered.text;
      },
    };
  }
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  return {
    sent,
    progress: (loaded: number, total: number) =>
      uploadListeners.dispatchEvent(new ProgressEvent('progress', { loaded, total })),
    answer(status: number, body: unknown) {
      answered = { status, text: typeof body === 'string' ? body : JSON.stringify(body) };
      listeners.dispatchEvent(new Event('load'));
    },
    fail: (kind: 'error' | 'timeout' | 'abort') => listeners.dispatchEvent(new Event(kind)),
  };
}
