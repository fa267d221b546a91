export const inputId = (field: string) => `profile-${field}`;

export function focusField(field: string) {
  const input = document.getElementById(inputId(field));
  const isTyped = input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement;
  if (!isTyped) return;
  input.scrollIntoView({ block: 'center' });
  input.focus({ preventScroll: true });
  input.setSelectionRange(input.value.length, input.value.length);
}
