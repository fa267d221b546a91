/** A response's body; of a stream that goes on and on, what it begins with. */
export async function bodyOf(response: Response): Promise<string> {
  const isEndless = response.headers.get('content-type')?.startsWith('text/event-stream');
  if (!isEndless || !response.body) return response.text();
  const reader = response.body.getReader();
  const { value } = await reader.read();
  await reader.cancel();
  return new TextDecoder().decode(value);
}
